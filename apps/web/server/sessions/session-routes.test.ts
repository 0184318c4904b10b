import { contactProof, secondFactor } from '@yanta/contract/fixtures'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loginCalls } from './login-calls.ts'
import { type SiteUnderTest, siteOrigin, startSite } from '../testing/site-under-test.ts'

let under: SiteUnderTest
beforeEach(async () => {
  under = await startSite()
})
afterEach(() => under.close())

const own = { 'x-requested-with': 'XMLHttpRequest', origin: siteOrigin }
const credentials = { type: 'email', login: 'vera@example.com', password: 'vera-demo-2026' }
const post = (url: string, headers: Record<string, string> = own, payload: object = {}) =>
  under.site.inject({ method: 'POST', url: `${url}?platform=desktop`, headers, payload })

test.each(loginCalls)('$name turns tokens into cookies [3.15], [4.13-4.14], [9.6]', async ({ path }) => {
  const response = await post(path, own, credentials)
  expect(response.json()).toEqual({ success: true })
  expect(response.cookies.map(({ name }) => name)).toEqual(['default_auth_token', 'refresh_token'])
  expect(response.body).not.toContain('token')
})

test('login without remember sets a refresh cookie without Max-Age', async () => {
  const response = await post('/json-api/login', own, { ...credentials, remember: false })
  expect(response.cookies.find(({ name }) => name === 'refresh_token')).not.toHaveProperty('maxAge')
})

test.each([
  ['what a second factor needs', '/json-api/login', { ...secondFactor, token: 'leaked' }, secondFactor],
  [
    'the proof of a phone without an account',
    '/json-api/players/phones/confirm',
    { ...contactProof, refreshToken: 'leaked' },
    contactProof,
  ],
])('%s is passed to the browser, and nothing else of the answer', async (_what, path, answered, passed) => {
  under.platform.answers.set(path, [200, answered])
  const response = await post(path, own, credentials)
  expect(response.json()).toEqual(passed)
  expect(response.headers['set-cookie']).toBeUndefined()
})

test('tokens in an unknown shape never reach a browser', async () => {
  under.platform.answers.set('/json-api/login', [200, { data: { token: 'leaked', refreshToken: 'leaked' } }])
  const response = await post('/json-api/login', own, credentials)
  expect(response.statusCode).toBe(503)
  expect(response.body).not.toContain('leaked')
})

test("a login ends the browser's previous session, which could not be ended later", async () => {
  const response = await post(
    '/json-api/login',
    { ...own, cookie: 'default_auth_token=access.of.the.old; refresh_token=old-refresh-token' },
    credentials,
  )
  expect(response.json()).toEqual({ success: true })
  expect(response.headers['set-cookie']).toHaveLength(2)
  await vi.waitFor(() =>
    expect(
      under.platform.received.map(({ path, headers }) => [path.split('?')[0], headers.authorization]),
    ).toEqual([
      ['/json-api/login', undefined],
      ['/json-api/logout', 'Bearer access.of.the.old'],
      ['/json-api/token/refresh', undefined],
      ['/json-api/logout', 'Bearer access.token.example'],
    ]),
  )
})

test("a refused login retains the browser's session", async () => {
  under.platform.answers.set('/json-api/login', [401, { errors: [{ code: 'invalid_credentials' }] }])
  await post('/json-api/login', { ...own, cookie: 'refresh_token=old-refresh-token' }, credentials)
  expect(under.platform.received).toHaveLength(1)
})

test('a login refused by the rate limit has Retry-After', async () => {
  under.platform.answers.set('/json-api/login', [
    429,
    { errors: [{ code: 'too_many_requests', params: { retryAfter: 60 } }] },
    { 'retry-after': '60' },
  ])
  const response = await post('/json-api/login', own, credentials)
  expect(response.statusCode).toBe(429)
  expect(response.headers['retry-after']).toBe('60')
})

test('the platform receives the user agent of a login, for the list of logins', async () => {
  await post('/json-api/login', { ...own, 'user-agent': 'Firefox/140' }, credentials)
  expect(under.platform.received[0]!.headers['user-agent']).toBe('Firefox/140')
})

test("a refused login keeps the platform's status and codes and sets no cookie [8.1]", async () => {
  under.platform.answers.set('/json-api/login', [401, { errors: [{ code: 'invalid_credentials' }] }])
  const response = await post('/json-api/login', own, credentials)
  expect(response.statusCode).toBe(401)
  expect(response.json()).toEqual({ errors: [{ code: 'invalid_credentials' }] })
  expect(response.headers['set-cookie']).toBeUndefined()
})

test.each([
  ['another origin', { 'x-requested-with': 'XMLHttpRequest', origin: 'https://evil.example' }],
  ['no X-Requested-With', { origin: siteOrigin }],
])('login from a page with %s is forbidden', async (_name, headers) => {
  const response = await post('/json-api/login', headers, credentials)
  expect(response.statusCode).toBe(403)
  expect(under.platform.received).toHaveLength(0)
})

test('a refresh reads its token from the cookie and answers only with cookies [7.2]', async () => {
  const response = await post('/json-api/token/refresh', {
    ...own,
    cookie: 'refresh_token=old-refresh-token',
  })
  expect(JSON.parse(under.platform.received[0]!.body)).toEqual({ refreshToken: 'old-refresh-token' })
  expect(response.json()).toEqual({ success: true })
  expect(response.headers['set-cookie']).toHaveLength(2)
})

test('a session without remember stays so when it is refreshed', async () => {
  const response = await post('/json-api/token/refresh', {
    ...own,
    cookie: 'refresh_token=s~old-refresh-token',
  })
  expect(JSON.parse(under.platform.received[0]!.body)).toEqual({ refreshToken: 'old-refresh-token' })
  expect(response.cookies.find(({ name }) => name === 'refresh_token')).toMatchObject({
    value: 's~refresh-token-example',
  })
})

test.each([
  [400, 401, true],
  [401, 401, true],
  [429, 503, false],
  [500, 503, false],
  [503, 503, false],
])(
  'when the platform answers a refresh with %i the browser gets %i and its cookies go: %s',
  async (answered, status, areCleared) => {
    under.platform.answers.set('/json-api/token/refresh', [
      answered,
      { errors: [{ code: 'internal_error' }] },
    ])
    const response = await post('/json-api/token/refresh', {
      ...own,
      cookie: 'refresh_token=old-refresh-token',
    })
    expect(response.statusCode).toBe(status)
    expect(response.cookies.filter(({ maxAge }) => maxAge === 0)).toHaveLength(areCleared ? 2 : 0)
  },
)

test('two concurrent refreshes send one request to the platform', async () => {
  const headers = { ...own, cookie: 'refresh_token=old-refresh-token' }
  const answers = await Promise.all([
    post('/json-api/token/refresh', headers),
    post('/json-api/token/refresh', headers),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(under.platform.received).toHaveLength(1)
})

test('a client that stores its own tokens gets new ones in the body', async () => {
  const response = await post('/json-api/token/refresh', own, { refreshToken: 'refresh-token-of-an-app' })
  expect(response.json()).toMatchObject({ token: expect.any(String), refreshToken: expect.any(String) })
  expect(response.headers['set-cookie']).toBeUndefined()
})

test('logout ends the session at the platform and in the browser [4.16-4.17]', async () => {
  const response = await post('/json-api/logout', {
    ...own,
    cookie: 'default_auth_token=access.token.example; refresh_token=old-refresh-token',
  })
  expect(under.platform.received[0]!.headers.authorization).toBe('Bearer access.token.example')
  expect(response.json()).toEqual({ success: true })
  expect(response.cookies.filter(({ maxAge }) => maxAge === 0)).toHaveLength(2)
})

test('logout with an expired access token also revokes the refresh token', async () => {
  const response = await post('/json-api/logout', {
    ...own,
    cookie: 'default_auth_token=token-that-is-over; refresh_token=old-refresh-token',
  })
  expect(response.json()).toEqual({ success: true })
  expect(
    under.platform.received.map(({ path, headers }) => [path.split('?')[0], headers.authorization]),
  ).toEqual([
    ['/json-api/logout', 'Bearer token-that-is-over'],
    ['/json-api/token/refresh', undefined],
    ['/json-api/logout', 'Bearer access.token.example'],
  ])
})

test('logout that could not reach the platform does not answer success', async () => {
  under.platform.answers.set('/json-api/token/refresh', [
    503,
    { errors: [{ code: 'temporarily_unavailable' }] },
  ])
  const response = await post('/json-api/logout', { ...own, cookie: 'refresh_token=old-refresh-token' })
  expect(response.statusCode).toBe(503)
  expect(response.cookies.every(({ maxAge }) => maxAge === 0)).toBe(true)
})

test('logout while the platform is unreachable still deletes the cookies', async () => {
  under.platform.answers.set('/json-api/logout', [503, { errors: [{ code: 'temporarily_unavailable' }] }])
  const response = await post('/json-api/logout', {
    ...own,
    cookie: 'default_auth_token=access.token.example',
  })
  expect(response.statusCode).toBe(503)
  expect(response.cookies.filter(({ maxAge }) => maxAge === 0)).toHaveLength(2)
})

test.each([
  ['broken JSON', '{"login":'],
  ['5,000 lists in one another', '['.repeat(5_000) + ']'.repeat(5_000)],
  ['an object that goes deeper than any form', '{"a":'.repeat(20) + '1' + '}'.repeat(20)],
  ['a login said twice', '{"type":"email","login":"a@example.com","login":"b@example.com","password":"x"}'],
])(
  '%s is refused with 400 here, without internals and without the platform [8.1]',
  async (_what, payload) => {
    const response = await under.site.inject({
      method: 'POST',
      url: '/json-api/login',
      headers: { ...own, 'content-type': 'application/json' },
      payload,
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ errors: [{ code: 'invalid_request' }], requestId: expect.any(String) })
    expect(under.platform.received).toEqual([])
  },
)
