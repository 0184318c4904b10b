import { brotliDecompressSync } from 'node:zlib'
import { openArt } from '@yanta/art'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SiteUnderTest, startSite } from '../testing/site-under-test.ts'

let under: SiteUnderTest
beforeAll(async () => {
  under = await startSite()
})
afterAll(() => under.close())

const icon = openArt().getAddress('empty/search')
const cover = openArt().getAddress('covers/neon-drive-tall')

test("an SVG opened by its address runs no script on the site's origin, and may be embedded by the games", async () => {
  const { statusCode, headers } = await under.site.inject({ url: icon })
  expect(statusCode).toBe(200)
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*sandbox$/)
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
})

test('a picture with a content hash in its name is cached for a year as immutable', async () => {
  for (const url of [icon, cover.replace(/#.*/, ''), cover.replace(/\.\d+\.webp#.*/, '.180.avif')]) {
    const { statusCode, headers } = await under.site.inject({ url })
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  }
})

test('an SVG is sent compressed to clients that accept it', async () => {
  const plain = await under.site.inject({ url: icon })
  const { headers, rawPayload } = await under.site.inject({
    url: icon,
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  })
  expect(brotliDecompressSync(rawPayload).equals(plain.rawPayload)).toBe(true)
  const picture = await under.site.inject({
    url: cover.replace(/#.*/, ''),
    headers: { 'accept-encoding': 'br' },
  })
  expect(picture.headers['content-encoding']).toBeUndefined()
})

test('an SVG is sent as it is to clients that refuse brotli, and caches do not give it to others', async () => {
  for (const accepted of ['br;q=0, gzip', '']) {
    const { headers } = await under.site.inject({ url: icon, headers: { 'accept-encoding': accepted } })
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'accept-encoding'])
  }
  const picture = await under.site.inject({ url: cover.replace(/#.*/, '') })
  expect(picture.headers.vary).toBeUndefined()
})

test('a picture requested by its plain name is the current one, and is revalidated', async () => {
  const { statusCode, headers, rawPayload } = await under.site.inject({
    url: '/art/covers/neon-drive-tall.webp',
  })
  expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([
    200,
    'public, max-age=0',
    'image/webp',
  ])
  const hashed = await under.site.inject({ url: cover.replace(/#.*/, '') })
  expect(rawPayload.equals(hashed.rawPayload)).toBe(true)
  const again = await under.site.inject({
    url: '/art/covers/neon-drive-tall.webp',
    headers: { 'if-none-match': headers.etag as string },
  })
  expect(again.statusCode).toBe(304)
})

test.each([
  '/art/manifest.json',
  '/art/covers/neon-drive-tall.00000000.360.webp',
  '/art/',
  '/art/covers',
  '/art/brand',
])('%s is not a picture', async (url) => {
  const { statusCode, headers } = await under.site.inject({ url })
  expect(statusCode).toBe(404)
  expect(headers['cache-control'] ?? '').not.toContain('immutable')
})
