// The first calls of a page [7.88] are the same for all clients, so a client that has an answer gets a 304.
import * as v from 'valibot'
import {
  buildPath,
  getActivePromotion,
  getCurrentBlock,
  getGameOfTheDay,
  getPromoWidget,
  getSeoCanonical,
  getSeoFooter,
  getSeoMeta,
  getServerData,
  listBanners,
  listCategories,
  listFooterBlocks,
  listGames,
  listLevels,
  listLobbyRows,
  listPromotions,
  listStaticPages,
  listTournamentSeries,
  listTournaments,
  listWinners,
  type CallDeclaration,
} from '@yanta/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

const startCalls: [CallDeclaration, query: string][] = [
  [listCategories, 'filter[type]=producer'],
  [listCategories, 'filter[type]=category'],
  [listGames, 'filter[category][]=slots&limit=40'],
  [listLobbyRows, ''],
  [getGameOfTheDay, ''],
  [listBanners, 'type=startPage'],
  [getCurrentBlock, ''],
  [getSeoMeta, 'path=/'],
  [getSeoFooter, 'path=/'],
  [getSeoCanonical, ''],
  [listFooterBlocks, ''],
  [listStaticPages, 'hidden=false'],
  [listPromotions, ''],
  [getActivePromotion, ''],
  [getPromoWidget, ''],
  [listLevels, ''],
  [listWinners, 'limit=30'],
]

/** Those whose answer may be another one for a player. */
const visitorsCalls: typeof startCalls = [
  [getServerData, ''],
  [listTournaments, ''],
  [listTournamentSeries, ''],
]
const nameCases = (calls: typeof startCalls) =>
  calls.map(([call, query]) => [`${call.name}?${query}`, call, query] as const)

const cases = nameCases(startCalls)
const allCases = [...cases, ...nameCases(visitorsCalls)]
test.each(allCases)('%s answers the fields of its contract, and no other [7.88]', async (_, call, query) => {
  const answer = await platform.app.inject(`${buildPath(call.path)}?platform=desktop&${query}`)
  expect(v.parse(call.response, answer.json())).toEqual(answer.json())
})

test.each(cases)('%s is answered with a tag, and for that tag with 304', async (_name, { path }, query) => {
  const isWinners = path === listWinners.path
  const { app } = isWinners ? platform.onOneProcess('winners come with the epoch of theirs') : platform
  const ask = (headers = {}) => app.inject({ url: `${buildPath(path)}?platform=desktop&${query}`, headers })
  const first = await ask()
  expect([first.statusCode, first.headers['cache-control'], first.headers.vary]).toEqual([
    200,
    'public, no-cache',
    'accept-language, accept-encoding',
  ])
  const again = await ask({ 'if-none-match': first.headers.etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})
