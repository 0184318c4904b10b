import { expect, test } from 'vitest'
import { drawPromotionKeyArt } from '../promotions/key-art.ts'
import { measureTextContrast } from '../testing/text-contrast.ts'
import { drawTournamentKeyArt } from '../tournaments/key-art.ts'
import { drawBanners } from './banners.ts'

const readable = 4.5
const leftHalf = { left: 0, top: 0, right: 0.54, bottom: 1 }
const leftThird = { left: 0, top: 0, right: 0.46, bottom: 1 }

test('white on white does not read, white on black does', async () => {
  const plain = (colour: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="370" height="160"><rect width="370" height="160" fill="${colour}"/></svg>`
  expect(await measureTextContrast(plain('#ffffff'), leftHalf)).toBeCloseTo(1)
  expect(await measureTextContrast(plain('#000000'), leftHalf)).toBeCloseTo(21)
})

test.each(drawBanners().map(({ name, wide }) => [name, wide] as const))('white text reads on the left of the banner %s', async (_, wide) => {
  expect(await measureTextContrast(wide, leftHalf)).toBeGreaterThanOrEqual(readable)
})

test.each(drawPromotionKeyArt().map(({ name, wide }) => [name, wide] as const))(
  'white text reads on the left of the promotion %s',
  async (_, wide) => {
    expect(await measureTextContrast(wide, leftThird)).toBeGreaterThanOrEqual(readable)
  },
)

test.each(drawTournamentKeyArt().flatMap(({ name, wide }) => (wide ? [[name, wide] as const] : [])))(
  'white text reads on the left of the tournament %s',
  async (_, wide) => {
    expect(await measureTextContrast(wide, leftThird)).toBeGreaterThanOrEqual(readable)
  },
)
