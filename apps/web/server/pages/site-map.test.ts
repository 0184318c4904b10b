import { afterEach, beforeEach, expect, test } from 'vitest'
import { serverData } from '@yanta/contract/fixtures'
import { buildSiteMap } from './site-map.ts'
import { type SiteUnderTest, startSite } from '../testing/site-under-test.ts'

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

test("the site map lists every address under the configured host, whatever the request's host", async () => {
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

test('robots.txt links the site map and disallows private screens', async () => {
  set({})
  const { body } = await under.site.inject('/robots.txt')
  expect(body).toContain('Disallow: /profile\n')
  expect(body).toContain('Disallow: /compoints$\n')
  expect(body).not.toContain('Disallow: /compoints\n')
  expect(body).toContain('Sitemap: https://casino.example/sitemap.xml')
})

test('a site that must not be indexed disallows all and has no site map', async () => {
  set({ noIndex: true })
  expect((await under.site.inject('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
  expect((await under.site.inject('/sitemap.xml')).statusCode).toBe(404)
})

test('without the platform the site map is answered 503, and robots.txt does not close the site', async () => {
  await under.platform.close()
  expect((await under.site.inject('/sitemap.xml')).statusCode).toBe(503)
  expect((await under.site.inject('/robots.txt')).body).not.toContain('Disallow: /\n')
})

test('addresses are escaped in the XML', () => {
  expect(buildSiteMap('https://casino.example/', [{ path: '/a&b<c>"\'', updatedAt: null }])).toContain(
    '<loc>https://casino.example/a&amp;b%3Cc%3E%22&apos;</loc>',
  )
})
