import { getProfile, getServerData, listBanners, listGames, listTournaments, logout } from '@yanta/contract'
import { banner, game, profile } from '@yanta/contract/fixtures'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Call } from '../../src/data/api/caller.ts'
import { type VisitorCalls, buildVisitorCalls } from './public-answers.ts'
import { type FakePlatform, access, startFakePlatform } from '../testing/fake-platform.ts'
import { config } from '../testing/site-under-test.ts'
import type { Visitor } from '../sessions/visitor.ts'

let platform: FakePlatform
let calls: VisitorCalls
let wrong: unknown[]
beforeEach(async () => {
  wrong = []
  platform = await startFakePlatform()
  calls = buildVisitorCalls(
    { ...config, apiBaseUrl: platform.baseUrl, blockedRegions: ['XX'] },
    { onCatalogueVersion: () => {}, onWrongAnswer: (answer) => void wrong.push(answer) },
  )
})
afterEach(() => platform.close())

const visitorFrom = (region: string): Visitor => ({
  locale: 'ru',
  hasJunkLocale: false,
  address: '203.0.113.9',
  region,
  isRegionBlocked: region === 'XX',
  session: { access: undefined, refresh: undefined },
  id: undefined,
  userAgent: '',
  isPrefetch: false,
})
const callFrom = (region: string) => calls.callFor(visitorFrom(region), 'request-1', undefined)
const countriesAsked = () => platform.received.map(({ headers }) => headers['cf-ipcountry'] ?? '')

test('answers that depend on the country are cached per country and requested with it', async () => {
  for (const region of ['XX', 'DE', 'XX', 'DE', '', '']) await callFrom(region)(getServerData)
  expect(countriesAsked()).toEqual(['XX', 'DE', ''])
})

test('other answers are cached once for all countries and requested without one', async () => {
  for (const region of ['XX', 'DE', '']) await callFrom(region)(listBanners)
  expect(countriesAsked()).toEqual([''])
})

test('what a session would personalise is one answer for all guests, and of each player where the player matters', async () => {
  const callOfPlayer = () => calls.callFor(visitorFrom(''), 'request-1', access)
  for (const call of [callFrom(''), callFrom('DE')]) await call(listTournaments)
  await callOfPlayer()(listTournaments, {}, { asGuest: true })
  for (let times = 0; times < 2; times++) await callOfPlayer()(listTournaments)
  expect(platform.received.map(({ headers }) => headers.authorization)).toEqual([
    undefined,
    `Bearer ${access}`,
    `Bearer ${access}`,
  ])
})

test('a call that the platform has not answered names the request of its document, by which the operator finds it', async () => {
  platform.answers.set(listBanners.path, [503, { errors: [{ code: 'temporarily_unavailable' }] }])
  platform.answers.set(listGames.path, [500, { errors: [{ code: 'internal_error' }], requestId: 'r9' }])
  const requestIds = []
  for (const requestId of ['request-1', 'request-2']) {
    const call = calls.callFor(visitorFrom(''), requestId, undefined)
    for (const result of [await call(listBanners), await call(listGames)])
      requestIds.push(result.ok || result.refusal.requestId)
  }
  expect(requestIds).toEqual(['request-1', 'r9', 'request-2', 'r9'])
})

test("a player's data needed by root and screen is requested once per document", async () => {
  const callOfDocument = () => calls.callFor(visitorFrom(''), 'request-1', access)
  const first = callOfDocument()
  const [frame, screen] = await Promise.all([first(getProfile), first(getProfile)])
  expect(frame.ok && screen.ok && frame.value).toEqual(screen.ok && screen.value)
  expect(platform.received).toHaveLength(1)
  await callOfDocument()(getProfile)
  expect(platform.received).toHaveLength(2)
})

test("a player's calls name the device that asks for the document, shared ones are the same for all [7.1]", async () => {
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
  for (const userAgent of [phone, 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Safari/605.1.15']) {
    const call = calls.callFor({ ...visitorFrom(''), userAgent }, 'request-1', access)
    await call(getProfile)
    await call(listBanners)
  }
  const asked = platform.received.map(({ path }) => path)
  expect(asked.map((path) => new URL(path, platform.baseUrl).searchParams.get('platform'))).toEqual([
    'mobile',
    'desktop',
    'desktop',
  ])
})

test('writes are never deduplicated', async () => {
  const call = calls.callFor(visitorFrom(''), 'request-1', access)
  await Promise.all([call(logout), call(logout)])
  expect(platform.received).toHaveLength(2)
})

test.each([
  [
    'one that is the same for all',
    listBanners,
    '/json-api/banners',
    { items: [{ ...banner, title: 7 }] },
    'items.0.title',
  ],
  [
    "one of the player's own",
    getProfile,
    '/json-api/users/profile',
    { ...profile, nick_name: 7 },
    'nick_name',
  ],
  ['one without what it is about', listBanners, '/json-api/banners', {}, 'items'],
] as const)(
  'an answer of another shape than declared is none, and is reported: %s',
  async (_name, declaration, path, body, where) => {
    platform.answers.set(path, [200, body])
    const result = await (calls.callFor(visitorFrom(''), 'request-1', access) as Call)(declaration)
    expect(result).toMatchObject({ ok: false, refusal: { code: 'temporarily_unavailable', status: 0 } })
    expect(wrong).toEqual([{ call: declaration.name, where, requestId: 'request-1' }])
  },
)

test('a valid answer is still served while later ones have another shape', async () => {
  const first = await callFrom('')(listBanners)
  platform.answers.set('/json-api/banners', [200, { items: 'none' }])
  calls.expireAll()
  expect(await callFrom('')(listBanners)).toEqual(first)
})

test('undeclared fields of a newer platform are tolerated', async () => {
  platform.answers.set('/json-api/banners', [200, { items: [{ ...banner, mood: 'winter' }], next: null }])
  expect((await callFrom('')(listBanners)).ok).toBe(true)
  expect(wrong).toEqual([])
})

test('an unknown enum value of a newer platform does not invalidate an answer', async () => {
  const newer = { ...game, badges: ['winter'] }
  platform.answers.set('/json-api/v2/games', [200, { items: [newer], totalItems: 1 }])
  expect(await callFrom('')(listGames)).toMatchObject({
    ok: true,
    value: { items: [{ badges: ['winter'] }] },
  })
  platform.answers.set('/json-api/v2/games', [200, { items: [{ ...game, badges: [7] }], totalItems: 1 }])
  calls.expireAll()
  await callFrom('')(listGames)
  expect(wrong).toMatchObject([{ call: 'listGames', where: 'items.0.badges.0' }])
})
