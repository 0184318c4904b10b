import { afterEach, expect, test } from 'vitest'
import { type SiteUnderTest, startSite } from '../testing/site-under-test.ts'

let under: SiteUnderTest
afterEach(() => under.close())

const html = { accept: 'text/html,application/xhtml+xml' }
const session = { cookie: 'default_auth_token=access.token.example; refresh_token=refresh-token-example' }
const get = (url: string, { remoteAddress = '203.0.113.9', ...headers }: Record<string, string> = {}) =>
  under.site.inject({ method: 'GET', url, headers: { ...html, ...headers }, remoteAddress })
const statuses = async (requests: (() => ReturnType<typeof get>)[]) => {
  const answers = []
  for (const request of requests) answers.push((await request()).statusCode)
  return answers
}

const pages = [
  ['ru', {}, 'Слишком быстро'],
  ['en', { cookie: 'locale=en' }, 'A little too fast'],
] as const
test.each(pages)(
  'too many pages are answered 429 in %s, with the time to wait [2.70]',
  async (locale, headers, title) => {
    under = await startSite({ documentLimit: 2 })
    expect(await statuses(['/a', '/b', '/c'].map((url) => () => get(url, headers)))).toEqual([200, 200, 429])
    const refused = await get('/d', headers)
    expect(refused.body).toContain(`<html lang="${locale}">`)
    expect(refused.body).toContain(`<h1>${title}</h1>`)
    // By which the operator finds the request in the log.
    expect(refused.body).toContain(`: ${refused.headers['x-request-id'] as string}</small>`)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(refused.headers['content-security-policy']).toContain(`script-src 'self';`)
    expect((await get('/d', { ...headers, remoteAddress: '203.0.113.10' })).statusCode).toBe(200)
  },
)

test('the pictures of the 429 page are served beyond the limit', async () => {
  under = await startSite({ documentLimit: 1 })
  await get('/a')
  const sources = [...(await get('/b')).body.matchAll(/src="([^"#]+)/g)].map(([, source]) => source!)
  expect(sources.length).toBeGreaterThan(1)
  for (const source of sources) expect([source, (await get(source)).statusCode]).toEqual([source, 200])
})

test("players' pages and forms count too, and a client that does not accept HTML gets the usual envelope", async () => {
  under = await startSite({ documentLimit: 2 })
  expect(await statuses([() => get('/', session), () => get('/', session), () => get('/', session)])).toEqual(
    [200, 200, 429],
  )
  const refused = await get('/games/top.data', { ...session, accept: '*/*' })
  expect(refused.statusCode).toBe(429)
  expect(refused.json().errors).toEqual([{ code: 'too_many_requests' }])
  const form = await under.site.inject({
    method: 'POST',
    url: '/login',
    headers: { ...html, 'sec-fetch-site': 'same-origin' },
    remoteAddress: '203.0.113.9',
  })
  expect(form.statusCode).toBe(429)
})

test('a cached page shared by guests counts a tenth of a rendered one', async () => {
  under = await startSite({ documentLimit: 2 })
  const answers = await statuses(Array.from({ length: 12 }, () => () => get('/')))
  expect(answers).toEqual([...Array<number>(11).fill(200), 429])
})

test('a forged X-Forwarded-For does not reset the limit', async () => {
  under = await startSite({ documentLimit: 1 })
  expect(
    await statuses(
      ['198.51.100.1', '198.51.100.2'].map(
        (address) => () => get(`/${address}`, { 'x-forwarded-for': address }),
      ),
    ),
  ).toEqual([200, 429])
})

test('visitors behind a trusted proxy are counted separately, those of one IPv6 network together', async () => {
  under = await startSite({ documentLimit: 1, trustedProxies: ['203.0.113.9'] })
  const visits = ['198.51.100.1', '198.51.100.2', '2001:db8:1:2::a', '2001:db8:1:2::b'].map(
    (address) => () => get(`/${address}`, { 'x-forwarded-for': `10.0.0.1, ${address}` }),
  )
  expect(await statuses(visits)).toEqual([200, 200, 200, 429])
})

test('RATE_LIMITS=off lifts the limit', async () => {
  under = await startSite({ documentLimit: 1, rateLimits: false })
  expect(await statuses(['/a', '/b', '/c'].map((url) => () => get(url)))).toEqual([200, 200, 200])
})
