import { afterEach, beforeEach, expect, test } from 'vitest'
import { type SiteUnderTest, sendBytes, siteOrigin, startSite } from '../testing/site-under-test.ts'

let under: SiteUnderTest
beforeEach(async () => {
  under = await startSite()
})
afterEach(() => under.close())

const withSession = {
  cookie: 'default_auth_token=access.token.example; refresh_token=refresh-token-example; locale=en',
}
const own = { 'x-requested-with': 'XMLHttpRequest' }
const get = (url: string, headers: Record<string, string>) =>
  under.site.inject({ method: 'GET', url, headers, remoteAddress: '203.0.113.9' })

test("a call with the session's cookie reaches the platform with a bearer and without cookies", async () => {
  const response = await get('/json-api/users/profile?platform=desktop', { ...own, ...withSession })
  expect(response.statusCode).toBe(200)
  const { headers, path } = under.platform.received[0]!
  expect(path).toBe('/json-api/users/profile?platform=desktop')
  expect(headers.authorization).toBe('Bearer access.token.example')
  expect(headers).not.toHaveProperty('cookie')
})

test('a bearer token sent by the client wins over the cookie', async () => {
  await get('/json-api/users/profile', { ...own, ...withSession, authorization: 'Bearer token-of-an-app' })
  expect(under.platform.received[0]!.headers.authorization).toBe('Bearer token-of-an-app')
})

test('an address opened in a tab is forwarded without the session', async () => {
  const response = await get('/json-api/users/profile', withSession)
  expect(response.statusCode).toBe(401)
  expect(under.platform.received[0]!.headers).not.toHaveProperty('authorization')
})

test.each([
  ['GET', { 'x-requested-with': 'XMLHttpRequest', origin: 'https://evil.example' }],
  ['POST', { origin: 'https://evil.example' }],
  ['POST', {}],
] as const)('a %s that relies on the cookie with %j is forbidden', async (method, headers) => {
  const response = await under.site.inject({
    method,
    url: '/json-api/users/break',
    headers: { ...withSession, ...headers },
  })
  expect(response.statusCode).toBe(403)
  expect(response.json().errors).toEqual([{ code: 'forbidden' }])
  expect(under.platform.received).toHaveLength(0)
})

test("a visitor's headers about addresses and countries are dropped", async () => {
  await get('/json-api/banners', {
    ...own,
    'x-forwarded-for': '198.51.100.1',
    'x-real-ip': '198.51.100.1',
    forwarded: 'for=198.51.100.1',
    'cf-ipcountry': 'FR',
    'x-forwarded-host': 'evil.example',
  })
  const { headers } = under.platform.received[0]!
  expect(headers).toMatchObject({
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'localhost:3000',
    'x-forwarded-proto': 'http',
  })
  for (const name of ['x-real-ip', 'forwarded', 'cf-ipcountry']) expect(headers).not.toHaveProperty(name)
})

test('a trusted proxy sets address and country; hops before it are not trusted', async () => {
  await under.close()
  under = await startSite({ trustedProxies: ['203.0.113.0/24'] })
  await get('/json-api/banners', {
    ...own,
    'x-forwarded-for': '10.9.8.7, 198.51.100.1, 203.0.113.4',
    'cf-ipcountry': 'de',
  })
  expect(under.platform.received[0]!.headers).toMatchObject({
    'x-forwarded-for': '198.51.100.1',
    'cf-ipcountry': 'DE',
  })
})

test('a country sent by a visitor is ignored when a trusted proxy appends another', async () => {
  await under.close()
  under = await startSite({ trustedProxies: ['203.0.113.9'] })
  await get('/json-api/banners', { ...own, 'cf-ipcountry': 'FR, de' })
  expect(under.platform.received[0]!.headers['cf-ipcountry']).toBe('DE')
})

test('hop-by-hop headers are dropped, those named by Connection too', async () => {
  await get('/json-api/banners', { ...own, connection: 'keep-alive, x-hop', 'x-hop': '1', te: 'trailers' })
  const { headers } = under.platform.received[0]!
  for (const name of ['x-hop', 'te']) expect(headers).not.toHaveProperty(name)
})

test('body and answer are forwarded unchanged', async () => {
  under.platform.answers.set('/json-api/users/break', [
    422,
    { errors: [{ code: 'invalid_request' }] },
    { 'set-cookie': 'evil=1', 'x-trace': 'kept' },
  ])
  const response = await under.site.inject({
    method: 'POST',
    url: '/json-api/users/break',
    headers: { ...own, ...withSession, origin: siteOrigin, 'content-type': 'application/json' },
    payload: '{"hours": 24}',
  })
  expect(under.platform.received[0]!.body).toBe('{"hours": 24}')
  expect(response.statusCode).toBe(422)
  expect(response.headers).toMatchObject({ 'x-trace': 'kept', 'x-content-type-options': 'nosniff' })
  expect(response.headers).not.toHaveProperty('set-cookie')
})

const reportOf = (path: string, headers: Record<string, string>) =>
  under.site.inject({
    method: 'PUT',
    url: `${path}?platform=desktop`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: '{"label":"x"}',
    remoteAddress: '203.0.113.9',
  })

const reports = ['/log', '/performance']
test.each(reports)(
  'a report to %s is forwarded to the platform without a session [7.82-7.83]',
  async (path) => {
    under.platform.answers.set(path, [200, { success: true }])
    const response = await reportOf(path, {
      ...own,
      ...withSession,
      origin: siteOrigin,
      authorization: 'Bearer token-of-an-app',
    })
    expect([response.statusCode, response.json()]).toEqual([200, { success: true }])
    const { method, path: asked, body, headers } = under.platform.received[0]!
    expect([method, asked, body, headers['x-forwarded-for']]).toEqual([
      'PUT',
      `${path}?platform=desktop`,
      '{"label":"x"}',
      '203.0.113.9',
    ])
    for (const name of ['authorization', 'cookie']) expect(headers).not.toHaveProperty(name)
  },
)

test.each([
  ['/log', {}],
  ['/log', { 'x-requested-with': 'XMLHttpRequest', origin: 'https://evil.example' }],
  ['/performance', { origin: siteOrigin }],
])('a report to %s from another origin, with %j, is forbidden', async (path, headers) => {
  expect((await reportOf(path, headers as Record<string, string>)).statusCode).toBe(403)
  expect(under.platform.received).toHaveLength(0)
})

test.each(['/log/x', '/performance/', '/LOG'])('%s is not an address for reports', async (path) => {
  expect((await reportOf(path, { ...own, origin: siteOrigin })).statusCode).toBe(404)
  expect(under.platform.received).toHaveLength(0)
})

test('without a platform a call is answered 503 in the usual envelope', async () => {
  await under.platform.close()
  const response = await get('/json-api/banners', own)
  expect(response.statusCode).toBe(503)
  expect(response.json()).toEqual({
    errors: [{ code: 'temporarily_unavailable' }],
    requestId: expect.any(String),
  })
  await under.site.close()
  under = await startSite()
})

const hidden = 'GET /wallet/v1/balance HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 10.9.8.7\r\n\r\n'

test.each([
  ['GET', `Transfer-Encoding: chunked\r\n\r\n${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`],
  ['DELETE', `Transfer-Encoding: chunked\r\n\r\n${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`],
  ['GET', `Connection: content-length\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`],
])('a request hidden in the body of a %s never becomes a request of its own', async (method, rest) => {
  await sendBytes(
    under.site,
    `${method} /json-api/banners HTTP/1.1\r\nHost: localhost:3000\r\nX-Requested-With: XMLHttpRequest\r\n${rest}` +
      'GET /live HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n',
  )
  // A later request ends after all that the platform has read before it.
  await get('/json-api/serverdata', own)
  expect(under.platform.received.map(({ path, body }) => [path, body])).toEqual([
    ['/json-api/banners', hidden],
    ['/json-api/serverdata', ''],
  ])
})

test.each([
  '/json-api/../live',
  '/json-api/%2e%2e/wallet/v1/bet',
  '/api/..%2fwallet',
  '/json-api/.%2E/x',
  '/json-api/..\\wallet',
  '/json-api/x%5c..%5cy',
  '/json-api/./docs',
  '/json-api/a%00b',
])('the path %s, which servers read differently, does not reach the platform', async (url) => {
  const answer = await sendBytes(
    under.site,
    `GET ${url} HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1.1 404 /)
  expect(under.platform.received).toHaveLength(0)
})

test('an answer that is not HTTP becomes a refusal, with the headers of every answer', async () => {
  under.platform.server.removeAllListeners('request')
  under.platform.server.on('request', (_request, response) => response.socket!.end('garbage\r\n\r\n'))
  const response = await get('/json-api/banners', own)
  expect(response.statusCode).toBe(503)
  expect(response.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
  })
})

test('a keep-alive connection that the platform closes on reuse is replaced by a new one, for reads', async () => {
  const used = new Set<unknown>()
  under.platform.server.prependListener('request', (request) => {
    if (used.has(request.socket)) request.socket.resetAndDestroy()
    used.add(request.socket)
  })
  expect((await get('/json-api/banners', own)).statusCode).toBe(200)
  expect((await get('/json-api/banners', own)).statusCode).toBe(200)
  const response = await under.site.inject({
    method: 'POST',
    url: '/json-api/users/break',
    headers: { ...own, origin: siteOrigin, 'content-type': 'application/json' },
    payload: '{}',
  })
  expect(response.statusCode).toBe(503)
})
