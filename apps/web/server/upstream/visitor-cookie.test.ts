import { giveHighFive, listParticipants, registerPlayer, visitorHeader } from '@yanta/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type SiteUnderTest, startSite } from '../testing/site-under-test.ts'

let under: SiteUnderTest
beforeEach(async () => {
  under = await startSite()
})
afterEach(() => under.close())

const own = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' }
const visitor = 'Zm9yLW9uZS1icm93c2VyMQ'
const giveFive = (headers: Record<string, string> = {}) =>
  under.site.inject({
    method: 'POST',
    url: giveHighFive.path,
    headers: { ...own, ...headers },
    payload: '{"actionId":"1","toUserId":"2"}',
  })
const visitorSent = () => under.platform.received.at(-1)?.headers[visitorHeader]

test("a guest's high five gives the browser a cookie of 24 hours, and names it to the platform [6.3]", async () => {
  const cookie = String((await giveFive()).headers['set-cookie'])
  expect(cookie).toMatch(/^visitor=[\w-]{22}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/)
  expect(visitorSent()).toBe(cookie.slice('visitor='.length, 'visitor='.length + 22))
})

test('the next high five is of the same browser, whose 24 hours begin again [6.3]', async () => {
  const { headers } = await giveFive({ cookie: `visitor=${visitor}` })
  expect([visitorSent(), headers['set-cookie']]).toEqual([
    visitor,
    expect.stringContaining(`visitor=${visitor}; Path=/; Max-Age=86400`),
  ])
})

test('a registration and the table of a promotion know the browser too', async () => {
  const cookie = `visitor=${visitor}`
  await under.site.inject({
    method: 'POST',
    url: registerPlayer.path,
    headers: { ...own, cookie },
    payload: '{}',
  })
  expect(visitorSent()).toBe(visitor)
  const url = listParticipants.path.replace('{promoId}', '1')
  const { headers } = await under.site.inject({ method: 'GET', url, headers: { ...own, cookie } })
  expect([visitorSent(), headers['set-cookie']]).toEqual([visitor, undefined])
})

test("a player's high five is given with the session, and sets no cookie", async () => {
  const { headers } = await giveFive({ cookie: 'default_auth_token=access.token.example' })
  expect(headers).not.toHaveProperty('set-cookie')
  expect(under.platform.received[0]!.headers.authorization).toBe('Bearer access.token.example')
})

test('a player whose access has expired renews it first, and gives no five as a guest', async () => {
  const { statusCode } = await giveFive({ cookie: 'refresh_token=refresh-token-example' })
  expect([statusCode, under.platform.received]).toEqual([401, []])
})

test.each([
  ['without the header of our scripts', { 'x-requested-with': '' }],
  ['from another site', { origin: 'https://evil.example' }],
])("a guest's high five %s is forbidden", async (_, headers) => {
  expect((await giveFive(headers)).statusCode).toBe(403)
  expect(under.platform.received).toEqual([])
})

test('a browser names itself by its cookie alone', async () => {
  await giveFive({ [visitorHeader]: 'a'.repeat(22) })
  expect(visitorSent()).not.toBe('a'.repeat(22))
  await giveFive({ cookie: 'visitor=not-what-we-set' })
  expect(visitorSent()).not.toBe('not-what-we-set')
})
