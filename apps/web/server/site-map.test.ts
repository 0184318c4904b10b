import { afterEach, beforeEach, expect, test } from 'vitest'
import { serverData } from '@yanta/contract/fixtures'
import { buildSiteMap } from './site-map.ts'
import { type SiteUnderTest, startSite } from './testing/site-under-test.ts'

let under: SiteUnderTest
beforeEach(async () => {
  under = await startSite()
  under.platform.answers.set('/json-api/seo/addresses', [
    200,
    {
      items: [
        { path: '/', updatedAt: null },
        { path: '/games/slots', updatedAt: '2026-11-20T12:00:00.000Z' },
      ],
    },
  ])
})
afterEach(() => under.close())

const set = (change: object) =>
  under.platform.answers.set('/json-api/serverdata', [
    200,
    { ...serverData, canonical: 'https://casino.example', ...change },
  ])

test('the site map names every address under the configured host, whatever host was asked', async () => {
  set({})
  const { body, headers } = await under.site.inject({
    url: '/sitemap.xml',
    headers: { host: 'evil.example' },
  })
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(body).toContain('<loc>https://casino.example/</loc>')
  expect(body).toContain('<loc>https://casino.example/games/slots</loc><lastmod>2026-11-20</lastmod>')
  expect(body).not.toContain('evil')
})

test('robots are shown the map and kept from what is private', async () => {
  set({})
  const { body } = await under.site.inject('/robots.txt')
  expect(body).toContain('Disallow: /profile\n')
  expect(body).toContain('Disallow: /compoints$\n')
  expect(body).not.toContain('Disallow: /compoints\n')
  expect(body).toContain('Sitemap: https://casino.example/sitemap.xml')
})

test('a site that is not to be indexed says so and has no map', async () => {
  set({ noIndex: true })
  expect((await under.site.inject('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
  expect((await under.site.inject('/sitemap.xml')).statusCode).toBe(404)
})

test('without the platform the map is asked for later, and nobody is sent away', async () => {
  await under.platform.close()
  expect((await under.site.inject('/sitemap.xml')).statusCode).toBe(503)
  expect((await under.site.inject('/robots.txt')).body).not.toContain('Disallow: /\n')
})

test('what stands in an address can not end its element', () => {
  expect(buildSiteMap('https://casino.example/', [{ path: '/a&b<c>"\'', updatedAt: null }])).toContain(
    '<loc>https://casino.example/a&amp;b%3Cc%3E%22&apos;</loc>',
  )
})
