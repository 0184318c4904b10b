import { openArt } from '@yanta/art'
import { getServerData, listBanners } from '@yanta/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPlatform } from '../../../app.ts'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'

let demo: TestPlatform
let production: TestPlatform
beforeAll(async () => {
  demo = await createTestPlatform()
  production = await createTestPlatform({
    MODE: 'production',
    RATE_LIMITS: 'on',
    SITE_ORIGIN: 'https://casino.example',
    GAMES_ORIGIN: 'https://games.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    SMS_GATEWAY_URL: 'http://127.0.0.1:9',
  })
})
afterAll(async () => {
  await demo.close()
  await production.close()
})

test("server data has addresses, currencies and the platform's clock [7.68]", async () => {
  const { body } = await production.as(null).get(getServerData)
  expect(body).toMatchObject({
    mode: 'production',
    canonical: 'https://casino.example',
    gamesOrigin: 'https://games.example',
    socketUrl: '/socket',
    demoPlayers: [],
  })
  expect(body.currencies).toContain('RUB')
  expect(Math.abs(Date.parse(body.serverTime) - Date.now())).toBeLessThan(60_000)
})

test('demo mode seeds its players and lists them; production does neither', async () => {
  expect((await demo.as(null).get(getServerData)).body.demoPlayers).toEqual([
    { email: 'vera@example.com', password: 'vera-demo-2026' },
  ])
  const users = await Promise.all(
    [demo, production].map(async ({ db }) => (await db.selectFrom('users').select('email').execute()).length),
  )
  expect(users).toEqual([1, 0])
})

test('production does not open a database that demo mode has filled: its passwords are public', async () => {
  const database = {
    db: demo.db,
    kind: 'embedded',
    openChannel: null,
    countConnections: () => ({ open: 1, idle: 1, waiting: 0 }),
    close: async () => {},
  } as const
  await expect(buildPlatform({ config: production.config, database })).rejects.toThrow(
    expect.objectContaining({ name: 'DatabaseError', message: expect.stringContaining('demo mode') }),
  )
})

test('banners are selected by type, in the language of the call [7.63]', async () => {
  const [start] = (await demo.as(null).get(listBanners, {}, { headers: { 'accept-language': 'en' } })).body
    .items
  expect(start).toEqual({
    id: 'neon-drive',
    type: 'startPage',
    providerSlug: null,
    tag: 'Slot',
    title: 'A night city',
    text: null,
    buttonText: null,
    url: '/play/neon-drive',
    image: openArt().getAddress('banners/neon-drive-wide'),
    imageSmall: openArt().getAddress('banners/neon-drive-card'),
  })
  const { body } = await demo.as(null).get(listBanners, { query: { type: 'gameProvider' } })
  expect(body.items.map(({ id, providerSlug, title }) => [id, providerSlug, title])).toEqual([
    ['tundra-seven', 'halva', 'Студия Halva'],
  ])
})

test('an unknown type of banners is refused', async () => {
  expect((await demo.as(null).get(listBanners, {}, { query: { type: 'ceiling' } })).status).toBe(400)
})

test('the outbox is a page of demo mode only, and runs no script', async () => {
  const page = await demo.app.inject({ url: '/json-api/outbox' })
  expect([page.statusCode, page.headers['content-security-policy']]).toEqual([
    200,
    expect.stringMatching(/^default-src 'none'; (?!.*script-src)/),
  ])
  expect((await production.app.inject({ url: '/json-api/outbox' })).statusCode).toBe(404)
})

test.each(['/live', '/ready'])('%s is ok', async (url) => {
  const answer = await demo.app.inject({ url })
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }])
})

test('a stopping platform is live, but not ready', async () => {
  demo.app.draining.begin()
  const statuses = await Promise.all(
    ['/live', '/ready'].map(async (url) => (await demo.app.inject({ url })).statusCode),
  )
  expect(statuses).toEqual([200, 503])
})
