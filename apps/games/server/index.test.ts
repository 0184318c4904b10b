import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readBrand } from '@yanta/brand'
import { createTestDatabase } from '@yanta/database/testing'
import * as api from './api.ts'
import {
  clustersFixture,
  clustersRoundFixture,
  holdFixture,
  holdRoundFixture,
  holdWaysFixture,
  openFixture,
  proofFixture,
  roundFixture,
  roundListFixture,
  roundProofFixture,
  seedsFixture,
  waysFixture,
  waysRoundFixture,
} from './api-fixtures.ts'
import { buildGames } from './index.ts'
import { Proof } from './proof.ts'
import { codeOf, migratedGames, startProvider } from './testing/provider.ts'
import { walletSecret } from './testing/fake-wallet.ts'

test('every fixture matches its schema', () => {
  const pairs = [
    [api.Round, roundFixture],
    [api.OpenAnswer, openFixture],
    [api.Round, clustersRoundFixture],
    [api.OpenAnswer, clustersFixture],
    [api.Round, waysRoundFixture],
    [api.OpenAnswer, waysFixture],
    [api.Round, holdRoundFixture],
    [api.Round, holdWaysFixture],
    [api.OpenAnswer, holdFixture],
    [api.SeedsAnswer, seedsFixture],
    [api.RoundList, roundListFixture],
    [Proof, proofFixture],
    [api.RoundProof, roundProofFixture],
  ] as const
  for (const [schema, fixture] of pairs) expect(v.parse(schema as v.GenericSchema, fixture)).toEqual(fixture)
})

describe('pages and headers', () => {
  const root = mkdtempSync(join(tmpdir(), 'games-pages-'))
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let app: Awaited<ReturnType<typeof buildGames>>
  let build: (withSimulators?: boolean) => ReturnType<typeof buildGames>
  beforeAll(async () => {
    const [client, art] = [join(root, 'dist'), join(root, 'art')]
    mkdirSync(join(client, 'assets'), { recursive: true })
    mkdirSync(join(client, 'engines/slot'), { recursive: true })
    mkdirSync(join(art, 'symbols'), { recursive: true })
    writeFileSync(
      join(client, 'engines/slot/page.html'),
      readFileSync(new URL('../page.html', import.meta.url)),
    )
    writeFileSync(join(client, 'verify.html'), readFileSync(new URL('../verify.html', import.meta.url)))
    writeFileSync(join(client, 'simulator.html'), readFileSync(new URL('../simulator.html', import.meta.url)))
    writeFileSync(join(client, 'lab.html'), readFileSync(new URL('../lab.html', import.meta.url)))
    writeFileSync(join(client, 'assets', 'main-abc.js'), 'export {}')
    writeFileSync(join(art, 'symbols', 'wild.1a2b3c4d.svg'), '<svg/>')
    writeFileSync(
      join(art, 'manifest.json'),
      JSON.stringify({ 'symbols/wild': { hash: '1a2b3c4d', width: 240, height: 240, format: 'svg' } }),
    )
    database = await createTestDatabase({ template: migratedGames })
    build = (withSimulators = false) =>
      buildGames({
        config: {
          brand: 'ferna',
          siteOrigin: 'https://site.example',
          gamesOrigin: 'https://games.example',
          apiBaseUrl: 'http://127.0.0.1:9',
          walletSecret,
          rateLimits: true,
          paymentSandbox: false,
          hstsSubdomains: true,
          trustedProxies: [],
          logLevel: 'silent',
          logFormat: 'json',
          metricsHost: '127.0.0.1',
          gamesMetricsPort: 0,
        },
        database,
        folders: { client, art, content: fileURLToPath(new URL('../../../content', import.meta.url)) },
        withSimulators,
      })
    app = await build()
  })
  afterAll(async () => {
    await app.close()
    await database.close()
    rmSync(root, { recursive: true })
  })
  const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers })

  test('a game page runs only its own scripts, may be framed only by the site, and is never cached', async () => {
    const response = await get('/play/neon-drive?token=secret-run-token&lang=en')
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('<html lang="en"')
    expect(response.body).not.toContain('secret-run-token')
    const policy = response.headers['content-security-policy'] as string
    for (const rule of ["script-src 'self'", "connect-src 'self'", 'frame-ancestors https://site.example'])
      expect(policy).toContain(rule)
    expect(policy).not.toContain('unsafe')
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
  })

  test.each(['/play/never-made', '/play/..%2f..%2fetc', '/play/constructor'])(
    "%s is a 404 page in the player's language",
    async (path) => {
      expect((await get(path)).body).toContain('Такой игры нет')
      const response = await get(`${path}?lang=en`)
      expect([response.statusCode, response.headers['content-type']]).toEqual([
        404,
        'text/html; charset=utf-8',
      ])
      expect(response.body).toContain('There is no such game')
    },
  )

  test.each(['/play/neon-drive?lang=en', '/verify/abc'])(
    '%s bears the name, the icon and the style of the brand',
    async (path) => {
      const { body } = await get(path)
      const brand = readBrand('ferna')
      expect(body).toContain(`<title>${path.includes('lang=en') ? 'Ferna' : 'Ферна'}</title>`)
      expect(body).toContain(`<link rel="stylesheet" href="${brand.style}">`)
      for (const [address] of body.matchAll(/\/brand\/[\w.-]+/g))
        expect((await get(address)).statusCode).toBe(200)
    },
  )

  test('a game page shows that it loads before its script has come', async () => {
    const { body } = await get('/play/neon-drive?token=secret-run-token')
    expect(body.replaceAll('<i></i>', '')).toContain('<div class="boot"><span class="loader"></span></div>')
  })

  test('the verifier gets the symbols of a world and their names, and an error for one that is not there', async () => {
    const response = await get('/worlds/honey')
    expect(response.json()).toMatchObject({
      symbols: {
        seven: expect.stringMatching(/^\/art\/symbols\/honey-jar\/hero\.\w{8}\.svg$/),
        bell: expect.stringMatching(/^\/art\/symbols\/candy\/bell\.\w{8}\.svg$/),
      },
      names: { en: { seven: 'honey jar', bell: 'cupcake' } },
    })
    expect(response.headers['cache-control']).toBe('public, max-age=0')
    expect((await get('/worlds/constructor')).statusCode).toBe(404)
  })

  test('the simulator of another provider is served as a game in development only', async () => {
    expect((await get('/play/simulator-lobby')).statusCode).toBe(404)
    const development = await build(true)
    const response = await development.inject({ method: 'GET', url: '/play/simulator-lobby?lang=en' })
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('<html lang="en"')
    expect(response.headers['content-security-policy']).toContain(
      "frame-ancestors https://site.example 'self'",
    )
    await development.close()
  })

  test('the lab and its list of slots are served in development only', async () => {
    expect((await get('/lab')).statusCode).toBe(404)
    expect((await get('/lab/games')).statusCode).toBe(404)
    const development = await build(true)
    expect((await development.inject({ method: 'GET', url: '/lab?lang=en' })).body).toContain(
      '<main id="lab">',
    )
    const slots = (await development.inject({ method: 'GET', url: '/lab/games' })).json<
      { engine: string }[]
    >()
    expect(slots.length).toBeGreaterThan(100)
    expect(slots.filter(({ engine }) => engine === 'roulette')).toEqual([])
    await development.close()
  })

  test("the verifier can't be framed, and links back to the site", async () => {
    const response = await get('/verify/abc')
    expect(response.body).toContain('<meta name="site" content="https://site.example">')
    expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  test('hashed assets are cached for a year, art may be loaded by other origins', async () => {
    expect((await get('/assets/main-abc.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
    const art = await get('/art/symbols/wild.1a2b3c4d.svg')
    expect(art.headers).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect([art.headers['content-encoding'], art.headers.vary]).toEqual([undefined, 'accept-encoding'])
    for (const [accepted, encoding] of [
      ['gzip, br', 'br'],
      ['br;q=0, gzip', undefined],
    ]) {
      const { headers } = await get('/art/symbols/wild.1a2b3c4d.svg', { 'accept-encoding': accepted })
      expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding'])
    }
    expect((await get('/art/symbols/wild.svg')).headers['cache-control']).toBe('public, max-age=0')
  })

  test.each([
    '/nothing',
    '/assets/missing.js',
    '/art/..%2fdist%2findex.html',
    '/art/manifest.json',
    '/art/symbols/wild.00000000.svg',
    '/assets/..%5c..%5cx',
    '/api/nothing',
  ])('%s is not found, in the shape of all refusals', async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ errors: [{ code: 'not_found' }], requestId: expect.any(String) })
  })

  test.each([
    ['ru', 'ru-RU,ru;q=0.9,en;q=0.8', 'Такой страницы нет'],
    ['en', 'en-GB', 'There is no such page'],
    ['ru', 'de', 'Такой страницы нет'],
  ])(
    "an unknown address in a person's browser is a page in %s that leads back to the site, not JSON",
    async (locale, language, title) => {
      for (const url of ['/', '/nothing', '/assets/missing.js', '/play/%zz']) {
        const response = await app.inject({
          method: 'GET',
          url,
          headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': language },
        })
        expect([response.statusCode, response.headers['content-type']]).toEqual([
          url.endsWith('zz') ? 400 : 404,
          'text/html; charset=utf-8',
        ])
        expect(response.body).toContain(`<html lang="${locale}">`)
        expect(response.body).toContain(`<h1>${title}</h1>`)
        expect(response.body).toContain('<a href="https://site.example">')
        expect(response.headers['content-security-policy']).toMatch(
          /style-src 'sha256-[^']+'.*frame-ancestors 'none'/,
        )
      }
    },
  )

  test("a form of a person's browser that leads nowhere is answered with a page, what the games send with JSON", async () => {
    const send = (url: string, accept: string) => app.inject({ method: 'POST', url, headers: { accept } })
    const response = await send('/nothing', 'text/html,*/*;q=0.8')
    expect([response.statusCode, response.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(response.body).toContain('<h1>Такой страницы нет</h1>')
    expect(codeOf(await send('/nothing', '*/*'))).toBe('not_found')
    expect(codeOf(await send('/api/nothing', 'text/html'))).toBe('not_found')
  })

  test('without the sandbox of payments there is nothing under /pay', async () => {
    for (const url of ['/pay', '/pay/checkout.js', '/pay/frame?token=x', `/pay/${'a'.repeat(32)}`])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404])
    for (const url of ['/pay', '/pay/ask', `/pay/${'a'.repeat(32)}/pay`])
      expect([url, (await app.inject({ method: 'POST', url })).statusCode]).toEqual([url, 404])
  })

  test('a request that accepts JSON, or is for an address of the API, is never answered with a page', async () => {
    for (const [url, accept] of [
      ['/nothing', 'application/json'],
      ['/nothing', '*/*'],
      ['/api/nothing', 'text/html'],
    ] as const) {
      expect(codeOf(await app.inject({ method: 'GET', url, headers: { accept } }))).toBe('not_found')
    }
  })

  test.each(['/play/%zz', '/api/rounds/%ff'])(
    '%s, which is undecodable, is refused in the shape of all refusals',
    async (url) => {
      const response = await get(url)
      expect([response.statusCode, codeOf(response)]).toEqual([400, 'invalid_request'])
    },
  )

  test('no answer sets a cookie', async () => {
    for (const url of ['/play/neon-drive', '/verify', '/api/rounds', '/art/symbols/wild.svg', '/live']) {
      expect((await get(url)).headers['set-cookie']).toBeUndefined()
    }
  })

  test('the health checks answer live and ready', async () => {
    expect([(await get('/live')).json(), (await get('/ready')).json()]).toEqual([
      { status: 'live' },
      { status: 'ready' },
    ])
  })

  test.each([
    ['no JSON', 'text/plain', 'token=1', 400],
    ['broken JSON', 'application/json', '{', 400],
    ['a body beyond 4 KB', 'application/json', `"${'x'.repeat(5000)}"`, 413],
    ['a prototype', 'application/json', '{"__proto__":{"x":1},"token":"0123456789abcdef"}', 400],
    ['a list', 'application/json', '[]', 400],
    ['a duplicate token', 'application/json', '{"token":"0123456789abcdef","token":"0123456789abcdef"}', 400],
  ])('%s is refused without touching anything', async (_, contentType, payload, status) => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/open',
      headers: { 'content-type': contentType },
      payload,
    })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toHaveProperty('errors')
  })

  test('an unreachable wallet is reported by one code, without internals', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/open',
      payload: { token: '0123456789abcdef' },
    })
    expect([response.statusCode, codeOf(response)]).toEqual([503, 'temporarily_unavailable'])
    expect(response.body).not.toMatch(/ECONN|127\.0\.0\.1/)
  })

  test('a request that never completes times out after half a minute', () => {
    expect([app.server.requestTimeout, app.server.headersTimeout]).toEqual([30_000, 15_000])
  })

  test('a games server that is shutting down is live, but not ready', async () => {
    app.draining.begin()
    expect([(await get('/live')).statusCode, (await get('/ready')).statusCode]).toEqual([200, 503])
  })

  test('an address that opens games too often is rate-limited', async () => {
    const codes = []
    for (let i = 0; i < 130; i++)
      codes.push(codeOf(await app.inject({ method: 'POST', url: '/api/open', payload: {} })))
    expect(codes.at(-1)).toBe('too_many_requests')
  })
})

test('a session that plays faster than a person can is rate-limited', async () => {
  const provider = await startProvider({ rateLimits: true })
  const page = await provider.open()
  const responses = await Promise.all(Array.from({ length: 310 }, () => page.play('one-and-the-same')))
  expect(responses.filter((response) => response.statusCode === 200)).toHaveLength(300)
  expect(responses.filter((response) => codeOf(response) === 'too_many_requests')).toHaveLength(10)
  await provider.close()
})
