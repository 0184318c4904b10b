import { afterEach, beforeEach, expect, test } from 'vitest'
import { findWayBack } from './locale-route.ts'
import { type SiteUnderTest, siteOrigin, startSite } from '../testing/site-under-test.ts'

let under: SiteUnderTest
beforeEach(async () => {
  under = await startSite()
})
afterEach(() => under.close())

const post = (locale: string, headers: Record<string, string>) =>
  under.site.inject({
    method: 'POST',
    url: '/locale',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: `locale=${locale}`,
  })

test('the form without scripts sets the language for a day and redirects back to its page [1.4] [9.8]', async () => {
  const response = await post('en', { origin: siteOrigin, referer: `${siteOrigin}/games/slots?page=2` })
  expect(response.statusCode).toBe(303)
  expect(response.headers).toMatchObject({
    location: '/games/slots?page=2',
    'set-cookie': 'locale=en; Path=/; Max-Age=86400; SameSite=Lax',
  })
})

test('a language outside ru and en is refused [1.4]', async () => {
  const response = await post('de', { origin: siteOrigin })
  expect(response.statusCode).toBe(400)
  expect(response.json().errors).toEqual([{ code: 'language_not_supported' }])
})

test('another site can not change the language', async () => {
  expect((await post('en', { origin: 'https://evil.example' })).statusCode).toBe(403)
})

test.each([
  [`${siteOrigin}/games/slots`, '/games/slots'],
  ['https://evil.example/x', '/'],
  [`${siteOrigin}//evil.example`, '/'],
  ['nonsense', '/'],
  [undefined, '/'],
])('the redirect back from %s is %s', (referer, path) => {
  expect(findWayBack(referer, siteOrigin)).toBe(path)
})
