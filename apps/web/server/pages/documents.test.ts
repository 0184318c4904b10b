import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { catalogueChanged } from '@yanta/contract'
import { profile, serverData } from '@yanta/contract/fixtures'
import { buildLogger } from '@yanta/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type SiteUnderTest, plainBuild, siteOrigin, startSite } from '../testing/site-under-test.ts'

let under: SiteUnderTest
let rendered: string[]
beforeEach(async () => {
  rendered = []
  under = await startSite(
    {},
    {
      ...plainBuild,
      renderDocument: (request, ssr) => {
        rendered.push(request.url)
        return plainBuild.renderDocument(request, ssr)
      },
    },
  )
})
afterEach(() => under.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  under.site.inject({ method: 'GET', url, headers })
const session = 'default_auth_token=access.token.example; refresh_token=refresh-token-example'

test('guests share one rendering, which contains nothing of the visitor', async () => {
  const first = await get('/?utm_source=mail')
  const second = await get('/?ref=friend')
  expect(second.body).toBe(first.body)
  expect(rendered).toEqual([`${siteOrigin}/`])
  expect(first.headers).not.toHaveProperty('set-cookie')
  expect(first.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/)
  expect(first.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'cookie, accept-encoding',
  })
})

test.each([
  ['path', '/games/slots', {}],
  ['query that counts', '/?page=2', {}],
  ['language', '/', { cookie: 'locale=en' }],
])('another %s is another document', async (_name, url, headers) => {
  await get('/')
  await get(url, headers as Record<string, string>)
  expect(rendered).toHaveLength(2)
})

test('a filtered list is rendered for each request and cached nowhere', async () => {
  await get('/games/slots?page=2')
  const first = await get('/games/slots?sort=new&utm_source=mail&provider=a&page=2&provider=b')
  await get('/games/slots?sort=new&provider=a&page=2&provider=b')
  expect(rendered.slice(1)).toEqual(
    Array(2).fill(`${siteOrigin}/games/slots?page=2&sort=new&provider=a&provider=b`),
  )
  expect(first.headers).toMatchObject({ 'cache-control': 'private, no-store' })
  expect(first.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/)
  await get('/games/slots?page=2&q=&sort=')
  expect(rendered).toHaveLength(3)
})

test('a search is rendered for each request and cached nowhere: queries are unlimited', async () => {
  for (const url of ['/search?q=neon', '/search?q=neon&utm_source=mail', '/search?q=red&page=2'])
    expect((await get(url)).headers).toMatchObject({ 'cache-control': 'private, no-store' })
  expect(rendered).toEqual([
    `${siteOrigin}/search?q=neon`,
    `${siteOrigin}/search?q=neon`,
    `${siteOrigin}/search?page=2&q=red`,
  ])
})

test.each([
  ['/?deposit=501', '/cashbox?deposit=501'],
  ['/?page=2&deposit=501', '/cashbox?deposit=501'],
])(
  'who comes back from a provider at %s goes on to the result of the deposit [7.77]',
  async (url, address) => {
    await get('/')
    for (const headers of [{}, { cookie: session }]) {
      const answer = await get(url, headers as Record<string, string>)
      expect([answer.statusCode, answer.headers.location]).toEqual([303, address])
      expect(answer.headers['cache-control']).toBe('private, no-store')
    }
  },
)

test.each([
  '/?deposit=',
  '/?deposit=5%2F..%2F',
  '/?deposit=https://evil.example',
  '/games/slots?deposit=501',
])('%s is no way back from a provider', async (url) => {
  expect((await get(url)).statusCode).toBe(200)
})

test('a browser that has the document gets 304 with the same policy', async () => {
  const first = await get('/')
  const again = await get('/', { 'if-none-match': first.headers.etag as string })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
})

test('the document is cached compressed', async () => {
  const plain = await get('/')
  const compressed = await get('/', { 'accept-encoding': 'gzip, br' })
  expect(compressed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body)
})

test('shared data is requested with the address of the first visitor, so that platform limits count visitors', async () => {
  await under.site.inject({ url: '/', remoteAddress: '203.0.113.9' })
  expect(under.platform.received.map(({ headers }) => headers['x-forwarded-for'])).toEqual(['203.0.113.9'])
})

test('a changed catalogue expires the shared documents', async () => {
  await get('/')
  under.platform.answers.set('/json-api/banners', [200, { items: [] }, { 'x-catalogue-version': '2' }])
  await get('/json-api/banners', { 'x-requested-with': 'XMLHttpRequest' })
  await get('/')
  expect(rendered).toHaveLength(2)
})

test('so does a pushed change of the catalogue, before any request', async () => {
  await under.site.listen({ host: '127.0.0.1', port: 0 })
  await get('/')
  under.platform.answers.set('/json-api/serverdata', [200, serverData, { 'x-catalogue-version': '1' }])
  await expect
    .poll(() => under.platform.push(catalogueChanged, { version: '1' }), { interval: 20, timeout: 5_000 })
    .toBe(1)
  under.platform.push(catalogueChanged, { version: '2' })
  await expect
    .poll(
      async () => {
        await get('/')
        return rendered.length
      },
      { interval: 5, timeout: 1_000 },
    )
    .toBe(2)
})

test.each([
  ['/promo/', '/promo'],
  ['/PROMO/winter-lab?page=2', '/promo/winter-lab?page=2'],
  ['/%6Cogin?redirect=%2Fpromo', '/login?redirect=%2Fpromo'],
  ['/x/%2e%2e/%63ashbox', '/cashbox'],
  ['/bonus?from=letter', '/promo/bonus?from=letter'],
])('%s redirects to the canonical address of its screen, %s', async (url, address) => {
  const answer = await get(url)
  expect([answer.statusCode, answer.headers.location]).toEqual([301, address])
  expect(rendered).toEqual([])
})

test.each(['127.0.0.1:3000', '[::1]:3000'])(
  'a page asked for at %s leads to the origin of the site, the only one whose pages may call it',
  async (host) => {
    await get('/promo?page=2')
    for (const cookie of ['', session]) {
      const answer = await get('/promo?page=2', { host, cookie })
      expect([answer.statusCode, answer.headers.location]).toEqual([307, `${siteOrigin}/promo?page=2`])
      expect(answer.headers['cache-control']).toBe('private, no-store')
    }
    expect((await get('/live', { host })).statusCode).toBe(200)
  },
)

test.each([
  [siteOrigin, '127.0.0.1:3001'],
  [siteOrigin, 'evil.example'],
  ['https://casino.example', '127.0.0.1'],
  ['https://casino.example', '127.0.0.1:3000'],
])('the pages of %s are also answered at %s, where a proxy may ask for them', async (origin, host) => {
  await under.close()
  under = await startSite({ siteOrigin: origin })
  expect((await get('/promo', { host })).statusCode).toBe(200)
})

const spellings = ['/%70rofile/info', '/x/../profile/info', '/PROFILE/info']
test.each(spellings)("%s requested by a guest shows nothing of a player's screen [2.16]", async (url) => {
  const answer = await get(url)
  const { statusCode } = answer.statusCode === 301 ? await get(answer.headers.location!) : answer
  expect(statusCode).toBe(401)
  expect(rendered).toEqual([`${siteOrigin}/login?redirect=%2Fprofile%2Finfo`])
})

test('a missing page requested by a player contains no player data, in case a proxy caches it', async () => {
  const names = await Promise.all(
    ['/', '/missing'].map(async (url) => {
      const { statusCode, body, headers } = await get(url, { cookie: session })
      expect(headers).toMatchObject({ 'cache-control': 'private, no-store' })
      expect(headers).not.toHaveProperty('set-cookie')
      return [statusCode, body.includes(profile.nick_name)]
    }),
  )
  expect(names).toEqual([
    [200, true],
    [404, false],
  ])
})

test('an error of rendering a document is logged without the code in its address', async () => {
  await under.close()
  let log = ''
  under = await startSite(
    {},
    {
      ...plainBuild,
      renderDocument(request, ssr) {
        ssr.onError(new Error(`no loader for ${new URL(request.url).pathname}`))
        return plainBuild.renderDocument(request, ssr)
      },
    },
    buildLogger({ logLevel: 'error', logFormat: 'json' }, { write: (line) => (log += line) }),
  )
  await get('/new-password/s3cret')
  expect(log).toContain('a document broke while it was made')
  expect(log).toContain('/new-password/[masked]')
  expect(log).not.toContain('s3cret')
})

test("data posted to a screen without an action get 405, without the router's own text", async () => {
  await under.close()
  under = await startSite(
    {},
    {
      ...plainBuild,
      renderDocument: async () => new Response('no `action` for routes/promo', { status: 405 }),
    },
  )
  const { statusCode, body } = await under.site.inject({
    method: 'POST',
    url: '/promo.data',
    headers: { origin: siteOrigin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'a=1',
  })
  expect([statusCode, body]).toEqual([405, ''])
})

test('errors are not shared: a missing page is 404 each time and not kept by browsers', async () => {
  const [first] = [await get('/missing'), await get('/missing')]
  expect(first.statusCode).toBe(404)
  expect(first.headers['cache-control']).toBe('private, no-store')
  expect(rendered).toHaveLength(2)
})

test.each([
  ['has left the catalogue', 404, [404, 404]],
  ['has moved', 302, [302, 302]],
  ['can not be made for the moment', 503, [200, 200]],
  ['is asked for too often', 429, [200, 200]],
])('a page that %s answers %i: %j [2.18]', async (_what, status, answers) => {
  await under.close()
  let isOver = false
  under = await startSite(
    {},
    {
      ...plainBuild,
      renderDocument: (request, ssr) =>
        isOver ? Promise.resolve(new Response('', { status })) : plainBuild.renderDocument(request, ssr),
    },
  )
  expect((await get('/promo/winter-lab')).statusCode).toBe(200)
  isOver = true
  for (const version of ['2', '3']) {
    under.platform.answers.set('/json-api/banners', [200, { items: [] }, { 'x-catalogue-version': version }])
    await get('/json-api/banners', { 'x-requested-with': 'XMLHttpRequest' })
    expect((await get('/promo/winter-lab')).statusCode).toBe(answers.shift())
  }
})

test('without the platform cached pages are still served, others answer 503', async () => {
  const before = await get('/')
  await under.platform.close()
  expect((await get('/')).body).toBe(before.body)
  await under.site.close()
  under = await startSite({ apiBaseUrl: 'http://127.0.0.1:1' })
  const { statusCode, headers } = await get('/')
  expect([statusCode, headers['retry-after']]).toEqual([503, '60'])
})

test('with marketing on, pages of guests and players may contact the affiliate network and no other origin', async () => {
  const contactsOf = async (cookie: string) =>
    /connect-src [^;]+/.exec(String((await get('/', { cookie })).headers['content-security-policy']))?.[0]
  expect([await contactsOf(''), await contactsOf(session)]).toEqual(
    Array(2).fill(`connect-src 'self' ws://localhost:3000`),
  )
  await under.close()
  under = await startSite()
  under.platform.answers.set('/json-api/serverdata', [
    200,
    {
      ...serverData,
      marketing: { trackingUrl: 'https://tracking.example/visit?network=7', project: 'yanta' },
    },
  ])
  expect([await contactsOf(''), await contactsOf(session)]).toEqual(
    Array(2).fill(`connect-src 'self' ws://localhost:3000 https://tracking.example`),
  )
})

test("a player's document is private: a nonce for its scripts, cached nowhere", async () => {
  const response = await get('/', { cookie: session })
  const nonce = /<script nonce="([^"]+)">/.exec(response.body)?.[1]
  expect(response.body).toContain('Вера')
  expect(response.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}';`)
  expect(response.headers['cache-control']).toBe('private, no-store')
  expect(response.headers).not.toHaveProperty('etag')
  expect((await get('/', { cookie: session })).body).not.toContain(nonce)
})

test.each(['br', 'gzip'])("a player's document is compressed too: %s", async (encoding) => {
  const response = await get('/', { cookie: session, 'accept-encoding': encoding })
  expect(response.headers['content-encoding']).toBe(encoding)
  expect((encoding === 'br' ? brotliDecompressSync : gunzipSync)(response.rawPayload).toString()).toContain(
    'Вера',
  )
})

test('a document request with a refresh cookie alone is renewed before rendering', async () => {
  const response = await get('/', { cookie: 'refresh_token=refresh-token-example' })
  expect(response.body).toContain('Вера')
  expect(response.cookies.map(({ name }) => name)).toEqual(['default_auth_token', 'refresh_token'])
})

test('an access token that the platform refuses is renewed too', async () => {
  const response = await get('/', {
    cookie: 'default_auth_token=forgotten-token; refresh_token=refresh-token-example',
  })
  expect(response.body).toContain('Вера')
  expect(response.cookies).toHaveLength(2)
})

test.each(['Sec-Purpose', 'Purpose'])(
  'a prefetch, marked by %s, neither renews the session nor gets the page of a guest, which the browser would show later',
  async (header) => {
    for (const access of ['', 'default_auth_token=forgotten-token; ']) {
      const cookie = `${access}refresh_token=refresh-token-example`
      const response = await get('/', { cookie, [header]: 'prefetch;prerender' })
      expect([response.statusCode, response.body, response.cookies]).toEqual([503, '', []])
      expect(response.headers['cache-control']).toBe('private, no-store')
    }
    expect(under.platform.received.filter(({ path }) => path.includes('/token/refresh'))).toHaveLength(0)
    expect((await get('/', { cookie: session, [header]: 'prefetch' })).body).toContain('Вера')
  },
)

test.each([401, 400])('a renewal answered with %i logs out [4.24]', async (status) => {
  under.platform.answers.set('/json-api/token/refresh', [
    status,
    { errors: [{ code: 'invalid_refresh_token' }] },
  ])
  const response = await get('/', { cookie: 'refresh_token=refresh-token-example' })
  expect(response.statusCode).toBe(200)
  expect(response.body).toContain('guest')
  expect(response.cookies.filter(({ maxAge }) => maxAge === 0)).toHaveLength(2)
})

test.each([429, 500, 503])(
  'a renewal answered with %i makes no guest: the cookies stay, no screen is guarded, the player is unknown',
  async (status) => {
    under.platform.answers.set('/json-api/token/refresh', [status, { errors: [] }])
    const answers = await Promise.all(
      ['/', '/profile'].map((url) => get(url, { cookie: 'refresh_token=refresh-token-example' })),
    )
    expect(
      answers.map(({ statusCode, cookies, body, headers }) => [
        statusCode,
        headers['retry-after'],
        cookies,
        body.includes('player unknown'),
      ]),
    ).toEqual(Array(2).fill([503, '60', [], true]))
    expect(under.platform.received.filter(({ path }) => path.includes('/users/profile'))).toEqual([])
  },
)

test('a junk language is ignored and replaced for a day [1.4] [9.8]', async () => {
  const response = await get('/', { cookie: 'locale=de' })
  expect(response.body).toContain('lang="ru"')
  expect(response.headers['set-cookie']).toBe('locale=ru; Path=/; Max-Age=86400; SameSite=Lax')
})

test('documents carry the security headers', async () => {
  expect((await get('/')).headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
  })
})

test('a form of another site is refused', async () => {
  const response = await under.site.inject({
    method: 'POST',
    url: '/login',
    headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'login=a',
  })
  expect(response.statusCode).toBe(403)
  expect(rendered).toHaveLength(0)
})

test("loaders' data is not HTML, and no script in it may run", async () => {
  await under.close()
  const build = {
    ...plainBuild,
    renderDocument: async () =>
      new Response('["<script>steal()</script>"]', { headers: { 'content-type': 'text/x-script' } }),
  }
  under = await startSite({}, build)
  for (const headers of [{}, { cookie: session }]) {
    const response = await get('/games/top.data', headers as Record<string, string>)
    expect(response.headers['content-type']).toBe('text/x-script')
    expect(response.headers['content-security-policy']).not.toContain('sha256-')
  }
})

test("an endless answer of the platform does not exhaust this server's memory, for pages and logins", async () => {
  under.platform.server.removeAllListeners('request')
  under.platform.server.on('request', (_request, response) => {
    const write = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536, 32)));
    }
    response.writeHead(200, { 'content-type': 'application/json' }).on('drain', write)
    write()
  })
  const before = process.memoryUsage().rss
  const logIn = () =>
    under.site.inject({
      method: 'POST',
      url: '/json-api/login',
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      payload: {},
    })
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => (index % 2 ? logIn() : get('/', { cookie: session }))),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(503))
  expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000)
})

test('a screen of players without a session is 401 with an uncached login screen that leads back [2.16]', async () => {
  const url = '/profile/gifts?page=2'
  const response = await get(url)
  expect([response.statusCode, response.headers['cache-control']]).toEqual([401, 'private, no-store'])
  expect(rendered).toEqual([`${siteOrigin}/login?redirect=${encodeURIComponent(url)}`])
  expect((await get(url, { 'if-none-match': response.headers.etag as string })).statusCode).toBe(401)
})

test('with an ended session the login is shown', async () => {
  under.platform.answers.set('/json-api/token/refresh', [
    401,
    { errors: [{ code: 'invalid_refresh_token' }] },
  ])
  const response = await get('/profile', { cookie: 'refresh_token=refresh-token-example' })
  expect(response.statusCode).toBe(401)
  expect(response.cookies.filter(({ maxAge }) => maxAge === 0)).toHaveLength(2)
  expect(response.body).not.toContain('Вера')
})

test('with a session a screen of guests redirects to main, a screen of players is rendered [2.17]', async () => {
  const response = await get('/registration?code=x', { cookie: session })
  expect([response.statusCode, response.headers.location]).toEqual([302, '/'])
  // The page explains the redirect to the player [2.17].
  expect(response.cookies).toEqual([
    expect.objectContaining({ name: 'led_away', value: 'registration', maxAge: 30 }),
  ])
  expect((await get('/profile', { cookie: session })).statusCode).toBe(200)
})
