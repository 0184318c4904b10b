// Wherever a text stands over art, it reads against the lightest pixel behind it.
import { expect, test } from 'vitest'
import { drawPromotionKeyArt } from '../promotions/key-art.ts'
import { measureTextContrast } from '../testing/text-contrast.ts'
import { placeOnPhone, placeOnTile, placePlates } from '../testing/text-places.ts'
import { drawTournamentKeyArt } from '../tournaments/key-art.ts'
import { drawBanners } from './banners.ts'

const readable = 4.5
const leftHalf = { left: 0, top: 0, right: 0.54, bottom: 1 }
const leftThird = { left: 0, top: 0, right: 0.46, bottom: 1 }
const banners = drawBanners()
const promotions = drawPromotionKeyArt()
const tournaments = drawTournamentKeyArt()

function plain(colour: string, width = 370, height = 160): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${colour}"/></svg>`
}

test('white on white does not read, white on black does', async () => {
  expect(await measureTextContrast(plain('#ffffff'), leftHalf)).toBeCloseTo(1)
  expect(await measureTextContrast(plain('#000000'), leftHalf)).toBeCloseTo(21)
})

test.each(banners.map(({ name, wide }) => [name, wide] as const))('white text reads on the left of the banner %s', async (_, wide) => {
  expect(await measureTextContrast(wide, leftHalf)).toBeGreaterThanOrEqual(readable)
})

test.each(promotions.map(({ name, wide }) => [name, wide] as const))('white text reads on the left of the promotion %s', async (_, wide) => {
  expect(await measureTextContrast(wide, leftThird)).toBeGreaterThanOrEqual(readable)
})

test.each(tournaments.flatMap(({ name, wide }) => (wide ? [[name, wide] as const] : [])))('white text reads on the left of the tournament %s', async (_, wide) => {
  expect(await measureTextContrast(wide, leftThird)).toBeGreaterThanOrEqual(readable)
})

test.each([...banners, { name: 'all in white', card: plain('#ffffff', 720, 480) }].map(({ name, card }) => [name, card] as const))(
  'the words of the banner %s read on a phone, where they stand below the picture',
  async (_, card) => {
    const { svg, zone } = placeOnPhone(card)
    expect(await measureTextContrast(svg, zone)).toBeGreaterThanOrEqual(readable)
  },
)

test.each(banners.map(({ name, card }) => [name, card] as const))('the words of the banner %s read on a small tile', async (_, card) => {
  const { svg, zone } = placeOnTile(card)
  expect(await measureTextContrast(svg, zone)).toBeGreaterThanOrEqual(readable)
})

test.each([...promotions, ...tournaments, { name: 'all in white', card: plain('#ffffff', 720, 405) }].map(({ name, card }) => [name, card] as const))(
  'tags and countdown read on the card %s',
  async (_, card) => {
    const { svg, zones } = placePlates(card)
    for (const zone of zones) expect(await measureTextContrast(svg, zone)).toBeGreaterThanOrEqual(readable)
  },
)
