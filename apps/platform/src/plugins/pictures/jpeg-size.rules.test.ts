import { expect, test } from 'vitest'
import { readJpegSize } from './jpeg-size.rules.ts'
import { makeJpeg, makePng } from './testing/pictures.ts'

test.each([
  [64, 48],
  [1, 1],
  [300, 7],
])('the size of a JPEG of %i × %i is in its first bytes', async (width, height) => {
  const jpeg = await makeJpeg({ width, height })
  expect(readJpegSize(jpeg.subarray(0, 4_096))).toEqual({ width, height })
})

test('what says no size is an error', async () => {
  for (const bytes of [Buffer.alloc(0), (await makeJpeg()).subarray(0, 10), await makePng()])
    expect(() => readJpegSize(bytes)).toThrow('without a size')
})
