import {
  getSeoMeta,
  getTournament,
  getTournamentSeries,
  listSiteAddresses,
  listTournamentGames,
  listTournamentSeries,
  listTournaments,
} from '@yanta/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { findContestStatus } from './tournaments.rules.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

const english = { headers: { 'accept-language': 'en' } }

test('tournaments have the values of the wire, active ones before finished ones [7.51], [4.3], [4.5]', async () => {
  const { body } = await platform.as(null).get(listTournaments)
  expect(body.items.map(({ slug, status }) => [slug, status])).toEqual([
    ['jarl-campaign', 'active'],
    ['neon-race', 'finished'],
  ])
  expect(body.items[0]).toMatchObject({
    title: 'Поход ярла',
    tournamentSeriesId: 'frost-series',
    mechanic: { value: 4, title: 'По лучшему множителю' },
    privacyType: { value: 3 },
    maxMemberLimit: 100,
    membersCount: 0,
  })
  expect(
    (await platform.as(null).get(listTournaments, undefined, english)).body.items[0]!.mechanic.title,
  ).toBe('By highest multiplier')
})

test('a series has its own tournaments only [7.51-7.53]', async () => {
  const { body } = await platform.as(null).get(listTournamentSeries)
  expect(body.items.map(({ id, title }) => [id, title])).toEqual([['frost-series', 'Серия «Морозы»']])
  expect(
    (await platform.as(null).get(listTournaments, { query: { seriesId: 'frost-series' } })).body.items.map(
      ({ slug }) => slug,
    ),
  ).toEqual(['jarl-campaign'])
  expect(
    (await platform.as(null).get(getTournamentSeries, { params: { slug: 'frost-series' } })).body
      .prizeDescription,
  ).toBe('3 000 000 ₽')
})

test('a wide picture is included if it was drawn', async () => {
  expect(
    (await platform.as(null).get(getTournament, { params: { slug: 'neon-race' } })).body.imageDefault.wideUrl,
  ).toContain('/art/tournaments/neon-race-wide.')
  expect(
    (await platform.as(null).get(getTournamentSeries, { params: { slug: 'frost-series' } })).body.imageDefault
      .url,
  ).toContain('/art/tournaments/frost-series-card.')
})

test('the eligible games are those of its category, by name if a search is given [7.54]', async () => {
  const { body } = await platform
    .as(null)
    .get(listTournamentGames, { params: { slug: 'neon-race' }, query: { limit: 1 } })
  expect(body.items).toHaveLength(1)
  expect(
    (await platform.as(null).get(getTournament, { params: { slug: 'neon-race' } })).body.numberOfGames,
  ).toBe(body.totalItems)
  expect(
    (
      await platform
        .as(null)
        .get(listTournamentGames, { params: { slug: 'neon-race' }, query: { q: 'nothing is called so' } })
    ).body.totalItems,
  ).toBe(0)
})

test('an unknown tournament or series is 404 [7.50], [7.53-7.54]', async () => {
  for (const call of [getTournament, getTournamentSeries, listTournamentGames]) {
    expect(await platform.as(null).get(call, { params: { slug: 'nope' } })).toMatchObject({
      status: 404,
      errors: [{ code: 'not_found' }],
    })
  }
})

test('search engines get names and addresses', async () => {
  expect(
    (await platform.as(null).get(getSeoMeta, { query: { path: '/tournaments/nope' } })).body.metaTitle,
  ).toBeNull()
  const paths = (await platform.as(null).get(listSiteAddresses)).body.items.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining(['/tournaments/neon-race', '/tournaments/series/frost-series']),
  )
})

const moments = [
  ['2026-12-01T08:59:59Z', 'created'],
  ['2026-12-01T09:00:00Z', 'active'],
  ['2026-12-02T09:00:00Z', 'finished'],
] as const
test.each(moments)('at %s it is %s [4.2]', (at, status) => {
  expect(
    findContestStatus(
      { startedAt: '2026-12-01T09:00:00Z', finishedAt: '2026-12-02T09:00:00Z' },
      Date.parse(at),
    ),
  ).toBe(status)
})
