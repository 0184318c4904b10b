import { afterEach, expect, test } from 'vitest'
import { type SiteUnderTest, startSite } from './testing/site-under-test.ts'

let under: SiteUnderTest
afterEach(() => under.close())

test.each([
  ['ru', 'Нет соединения'],
  ['en', 'No connection'],
  ['de', 'Нет соединения'],
])('without a network the page speaks %s', async (locale, title) => {
  under = await startSite()
  const { body, headers, statusCode } = await under.site.inject(`/offline.html?locale=${locale}`)
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
  expect(body).toContain(title)
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
  expect(under.platform.received).toEqual([])
})

test('switched off, the worker takes itself away with all it kept', async () => {
  under = await startSite({ serviceWorker: false })
  const { body, headers } = await under.site.inject('/sw.js')
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  })
  expect(body).toContain('registration.unregister()')
})
