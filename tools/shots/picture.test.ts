import { expect, test } from 'vitest'
import { type Shot, compose, cutPart, layOut, pack, unpack } from './picture.ts'

/** A shot of one colour. */
function paint(
  name: string,
  locale: string,
  width: number,
  height: number,
  color: readonly [number, number, number] = [0, 0, 0],
): Shot {
  return {
    name,
    locale,
    width,
    height,
    data: Buffer.from(Array.from({ length: width * height }, () => color).flat()),
  }
}

test('phone and tablet stand above the desktop, languages side by side, stories below each other', () => {
  const shots = [390, 900, 1_440].flatMap((width) =>
    ['ru', 'en'].flatMap((locale) => [paint('Looks', locale, width, 100), paint('Sizes', locale, width, 50)]),
  )
  const { width, height, parts } = layOut(shots)
  expect({ width, height }).toEqual({ width: 2_896, height: 348 })
  expect(parts.map(({ left, top }) => [left, top])).toEqual([
    [0, 0],
    [0, 116],
    [406, 0],
    [406, 116],
    [812, 0],
    [812, 116],
    [1_728, 0],
    [1_728, 116],
    [0, 182],
    [0, 298],
    [1_456, 182],
    [1_456, 298],
  ])
})

test('a file brings back what was drawn and where each part lies', async () => {
  const shots = [
    paint('Looks <"&">', 'ru', 390, 40, [255, 194, 31]),
    paint('Рус', 'en', 390, 20, [200, 40, 58]),
  ]
  const picture = await unpack(await pack(await compose(shots)))
  expect(picture).toMatchObject({ scale: 1, parts: layOut(shots).parts })
  const { data, ...size } = cutPart(picture, picture.parts[1]!, { width: 390, height: 20 })
  expect(size).toEqual({ width: 390, height: 20 })
  for (const [index, value] of [200, 40, 58].entries())
    expect(Math.abs(data[(10 * 390 + 200) * 3 + index]! - value)).toBeLessThanOrEqual(3)
})

test('a file full of art is kept coarse, and compared accordingly', async () => {
  const size = { width: 640, height: 360 }
  const data = Buffer.from(
    Array.from({ length: size.width * size.height * 3 }, (_, index) => (index * 2_654_435_761) % 251),
  )
  const art = await compose([{ ...size, data, name: 'Art', locale: 'ru' }])
  expect((await unpack(await pack(art))).scale).toBe(2)
})
