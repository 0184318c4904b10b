import { brotliDecompressSync } from 'node:zlib'
import { type Brand, listBrandIds, readBrand } from '@yanta/brand'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SiteUnderTest, startSite } from '../../testing/site-under-test.ts'
import { buildDocumentBrand } from './document-brand.ts'

describe.each(listBrandIds())('the brand %s', (id) => {
  let brand: Brand
  let under: SiteUnderTest
  const get = (url: string, headers: Record<string, string> = {}) => under.site.inject({ url, headers })
  beforeAll(async () => {
    brand = readBrand(id)
    under = await startSite({ brand: id })
  })
  afterAll(() => under.close())

  test.each(['ru', 'en'] as const)('is an app of its own in %s [2.56]', async (locale) => {
    const response = await get(`/manifest.webmanifest?locale=${locale}`)
    expect(response.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    const manifest = response.json<{ icons: { src: string; sizes: string; purpose?: string }[] }>()
    expect(manifest).toMatchObject({
      name: brand.names[locale].brand,
      display: 'standalone',
      start_url: '/',
      scope: '/',
      lang: locale,
      theme_color: brand.colors.theme,
      background_color: brand.colors.background,
    })
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual([
      '16x16',
      '32x32',
      '192x192',
      '512x512',
      '512x512',
      'any',
    ])
    expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1)
    for (const { src } of manifest.icons) expect((await get(src)).statusCode).toBe(200)
  })

  test('names only existing files in a document, each cached for ever', async () => {
    const { site, heads } = buildDocumentBrand(brand)
    const addresses = new Set(
      [...JSON.stringify([site, heads]).matchAll(/\/brand\/[\w.-]+/g)].map(([address]) => address),
    )
    expect(addresses.size).toBeGreaterThan(8)
    for (const address of addresses) {
      const { statusCode, headers } = await get(address)
      expect([address, statusCode]).toEqual([address, 200])
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*sandbox$/)
    }
  })

  test('answers /favicon.ico', async () => {
    const { headers } = await get('/favicon.ico')
    expect((await get(headers.location as string)).headers['content-type']).toBe('image/png')
  })
})

test('amber on ink is what the site ships with [2.56]', () => {
  expect(readBrand('yanta').colors).toEqual({ theme: '#ffc21f', background: '#0c0b11' })
})

test('the brand of tokens.css needs no style request; the style of another brand is sent as brotli if accepted', async () => {
  expect(readBrand('yanta').style).toBeNull()
  const under = await startSite({ brand: 'ferna' })
  const address = readBrand('ferna').style!
  const [plain, small] = [
    await under.site.inject({ url: address }),
    await under.site.inject({ url: address, headers: { 'accept-encoding': 'gzip, br' } }),
  ]
  expect(plain.headers['content-type']).toBe('text/css; charset=utf-8')
  expect(small.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body)
  await under.close()
})

test('a file not named by the brand is a 404', async () => {
  const under = await startSite()
  for (const url of ['/brand/lockup.svg', '/brand/..%2fyanta.yaml', '/brand/style.00000000.css'])
    expect((await under.site.inject({ url })).statusCode).toBe(404)
  await under.close()
})
