import sharp from 'sharp'
import { expect, test } from 'vitest'
import { rasterPicture, vectorPicture } from './picture.ts'

const svg = (colour: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="80" viewBox="0 0 60 80"><rect width="60" height="80" fill="${colour}"/></svg>`
const order = { width: 36, height: 48, webp: 70, avif: { 18: 50, 54: 40 } }

test('a picture is made in every width as AVIF, and once as WebP', async () => {
  const picture = rasterPicture('covers/amber-tall', svg('#f80'), order)
  expect(picture.shape).toEqual({ width: 36, height: 48, format: 'webp', avif: [18, 54] })
  const files = await Promise.all((await picture.encode()).map((file) => sharp(file).metadata()))
  expect(files.map(({ format, width, height }) => [format, width, height])).toEqual([['webp', 36, 48], ['heif', 18, 24], ['heif', 54, 72]])
})

test('a picture is made anew when its drawing, its sizes or its quality change, and only then', () => {
  const made = (colour: string, changes: Partial<typeof order> = {}) => rasterPicture('covers/amber-tall', svg(colour), { ...order, ...changes }).fingerprint
  expect(made('#f80')).toBe(made('#f80'))
  expect(new Set([made('#f80'), made('#f81'), made('#f80', { webp: 71 }), made('#f80', { avif: { 18: 50, 54: 41 } })]).size).toBe(4)
})

test('the same drawing gives the same bytes', async () => {
  const [first, second] = await Promise.all([1, 2].map(async () => Buffer.concat(await rasterPicture('a/b', svg('#08f'), order).encode())))
  expect(first!.equals(second!)).toBe(true)
})

test('a drawing keeps its size and loses what nobody sees', async () => {
  const picture = vectorPicture('gifts/cash', svg('#ff8800').replace('<rect', '<!-- a box --><rect'))
  expect(picture.shape).toEqual({ width: 60, height: 80, format: 'svg' })
  expect(String((await picture.encode())[0])).not.toContain('a box')
})
