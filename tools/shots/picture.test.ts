import { expect, test } from 'vitest'
import { type Shot, compose, cutPart, layOut, pack, repack, shrink, unpack } from './picture.ts'

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

test('phone and tablet are above the desktop, languages side by side, stories below each other', () => {
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

test('a file preserves the drawing and the position of each part', async () => {
  const shots = [
    paint('Looks <"&">', 'ru', 390, 40, [255, 194, 31]),
    paint('Рус', 'en', 390, 20, [200, 40, 58]),
  ]
  const picture = await unpack(await pack(shots))
  expect(picture).toMatchObject({ scale: 1, parts: layOut(shots).parts })
  const { data, ...size } = cutPart(picture, picture.parts[1]!, { width: 390, height: 20 })
  expect(size).toEqual({ width: 390, height: 20 })
  for (const [index, value] of [200, 40, 58].entries())
    expect(Math.abs(data[(10 * 390 + 200) * 3 + index]! - value)).toBeLessThanOrEqual(3)
})

test('a file full of art is stored coarse, and compared accordingly', async () => {
  const size = { width: 640, height: 360 }
  const data = Buffer.from(
    Array.from({ length: size.width * size.height * 3 }, (_, index) => (index * 2_654_435_761) % 251),
  )
  const picture = await unpack(await pack([{ ...size, data, name: 'Art', locale: 'ru' }]))
  expect(picture).toMatchObject({ ...size, scale: 2 })
  expect(picture.data).toHaveLength(320 * 180 * 3)
})

test('a coarse part is the same however high it is, whatever is beside it, and when it is shot again', async () => {
  const shots = [
    paint('Odd', 'ru', 390, 31, [200, 40, 58]),
    paint('Below', 'ru', 390, 20, [255, 255, 255]),
    paint('Beside', 'en', 390, 51, [255, 255, 255]),
  ]
  const picture = await compose(shots, 2)
  const again = await repack(picture, shots.slice(0, 1))
  const drawn = await shrink(shots[0]!, 2)
  expect(drawn).toMatchObject({ width: 195, height: 16 })
  for (const [each, play] of [
    [picture, 0],
    [again, 3],
  ] as const) {
    const { data, ...size } = cutPart(each, each.parts[0]!, { width: 390, height: 31 })
    expect(size).toEqual({ width: 195, height: 16 })
    const furthest = data.reduce((most, value, at) => Math.max(most, Math.abs(value - drawn.data[at]!)), 0)
    expect(furthest).toBeLessThanOrEqual(play)
  }
})

test('a repeated shot is drawn at its position in the picture', async () => {
  const before = await compose([paint('A', 'ru', 390, 20), paint('B', 'ru', 390, 20)])
  const again = await repack(before, [paint('B', 'ru', 390, 20, [200, 40, 58])])
  const [a, b] = again.parts.map((part) => cutPart(again, part, { width: 390, height: 20 }).data)
  expect(a![10 * 390 * 3]).toBeLessThanOrEqual(3)
  expect(Math.abs(b![(10 * 390 + 200) * 3]! - 200)).toBeLessThanOrEqual(3)
})
