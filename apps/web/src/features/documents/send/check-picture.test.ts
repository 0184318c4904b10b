import { expect, test } from 'vitest'
import { buildJpeg, buildPng } from '../testing/pictures.ts'
import { findPictureProblem } from './check-picture.ts'

const megabyte = 1_024 * 1_024
/** A picture of so many bytes. */
const padded = (bytes: number) => {
  const head = buildJpeg(640, 480)
  return new Blob([head, new Uint8Array(bytes - head.length)])
}

test.each([
  ['a JPEG', new Blob([buildJpeg(640, 480)]), null],
  ['a PNG of 40 megapixels', new Blob([buildPng(8_000, 5_000)]), null],
  ['a PNG of a row more', new Blob([buildPng(8_000, 5_001)]), 'document_does_not_meet_requirements'],
  ['a bomb', new Blob([buildPng(50_000, 50_000)]), 'document_does_not_meet_requirements'],
  ['a renamed PDF', new File(['%PDF-1.7'], 'passport.jpg', { type: 'image/jpeg' }), 'invalid_mime_type'],
  ['an empty file', new Blob([]), 'invalid_mime_type'],
  ['a PNG that breaks off', new Blob([buildPng(10, 10).slice(0, 20)]), 'unable_to_process_verification'],
  ['a JPEG without height', new Blob([buildJpeg(640, 0)]), 'unable_to_process_verification'],
  ['32 MB less a byte', padded(32 * megabyte - 1), null],
  ['32 MB', padded(32 * megabyte), 'large_file'],
])('%s has the problem %s [5.17] [8.35]', async (_name, file, problem) => {
  expect(await findPictureProblem(file)).toBe(problem)
})

test('a file that has gone from the device can not be sent', async () => {
  const gone = { size: 10, arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }
  expect(await findPictureProblem(gone as unknown as Blob)).toBe('unable_to_process_verification')
})
