import { afterEach, expect, test } from 'vitest'
import { type SiteUnderTest, startSite } from '../testing/site-under-test.ts'

let under: SiteUnderTest
afterEach(() => under.close())

test.each([
  ['ru', 'Нет соединения'],
  ['en', 'No connection'],
  ['de', 'Нет соединения'],
])('the offline page is in %s', async (locale, title) => {
  under = await startSite()
  const { body, headers, statusCode } = await under.site.inject(`/offline.html?locale=${locale}`)
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
  expect(body).toContain(title)
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
  expect(body).toContain('src="data:image/avif;base64,')
  // All else that it needs is in the page: but for the brand's sign, nothing is fetched.
  expect(
    [...body.matchAll(/(?:src|href)="(?!data:)([^"]+)"/g)].map(([, address]) => address!.split('/')[1]),
  ).toEqual(['brand', '', 'brand'])
  expect(under.platform.received).toEqual([])
})

test('the switched-off worker unregisters itself and deletes its caches', async () => {
  under = await startSite({ serviceWorker: false })
  const { body, headers } = await under.site.inject('/sw.js')
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  })
  expect(body).toContain('registration.unregister()')
})
