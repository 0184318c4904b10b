import { expect, test } from 'vitest'
import { buildJpeg, buildPng } from '../testing/pictures.ts'
import { findPictureType, readPictureSize } from './picture-header.ts'

const text = (words: string) => new TextEncoder().encode(words)

test.each([
  ['a JPEG', buildJpeg(640, 480), 'image/jpeg'],
  ['a PNG', buildPng(640, 480), 'image/png'],
  ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
  ['an HTML page', text('<!doctype html><script>alert(1)</script>'), null],
  ['a PDF', text('%PDF-1.7'), null],
  ['a GIF', text('GIF89a'), null],
  ['half a signature', buildPng(1, 1).slice(0, 6), null],
  ['nothing', new Uint8Array(), null],
])('%s has the type %j by its content [5.17]', (_name, content, type) => {
  expect(findPictureType(content)).toBe(type)
})

test.each([
  ['a PNG', buildPng(50_000, 50_000), 'image/png', { width: 50_000, height: 50_000 }],
  ['a JPEG', buildJpeg(4_000, 3_000), 'image/jpeg', { width: 4_000, height: 3_000 }],
  ['a JPEG behind long segments', buildJpeg(4_000, 3_000, 5), 'image/jpeg', { width: 4_000, height: 3_000 }],
  ['a PNG that breaks off', buildPng(10, 10).slice(0, 20), 'image/png', null],
  ['a JPEG that breaks off', buildJpeg(10, 10, 2).slice(0, 40), 'image/jpeg', null],
  [
    'a JPEG without a frame',
    new Uint8Array([0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 2, 3, 4, 5, 6]),
    'image/jpeg',
    null,
  ],
] as const)('the size of %s is read before it is decoded', (_name, content, type, size) => {
  expect(readPictureSize(content, type)).toEqual(size)
})

test('a view into a larger buffer is read from its own beginning', () => {
  const whole = new Uint8Array([1, 2, 3, ...buildPng(12, 34)])
  expect(readPictureSize(whole.subarray(3), 'image/png')).toEqual({ width: 12, height: 34 })
})
