import { readConfig } from '@yanta/config'
import { contentFolder, loadContent } from '@yanta/content'
import type { Database } from '@yanta/database'
import { createTestDatabase } from '@yanta/database/testing'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPlatform } from '../../app.ts'
import { readActivity } from '../../modules/money/own-play/own-play.service.ts'
import { readReport } from '../../modules/money/report/report.service.ts'
import { readStatement } from '../../modules/money/statement/statement.service.ts'
import { checkLedger, getPlayerBalances } from '../../modules/money/ledger/ledger.service.ts'
import { migratedPlatform, testSecrets } from '../../testing/templates.ts'
import type { PlatformTables } from '../schema.ts'
import { seedDemoPlay } from './demo-play.ts'
import { seedDemoTournaments } from './demo-tournaments.ts'

let database: Database<PlatformTables>
let platform: FastifyInstance
beforeAll(async () => {
  database = await createTestDatabase({ template: migratedPlatform })
  platform = await buildPlatform({
    config: readConfig({ ...testSecrets, LOG_LEVEL: 'silent' }),
    database,
    withRegulars: true,
  })
})
afterAll(async () => {
  await platform.close()
  await database.close()
})

async function list<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await query.execute(database.db)).rows
}

interface TableRow {
  entry: string
  place: number
  earned: number
  email: string
}

/** Tables of what runs or is over, in the order of their ranks. */
const listTables = () =>
  list(sql<TableRow>`
    select c.entry, m.earned::float8 as earned, u.email,
      (row_number() over (partition by c.id order by -m.earned, m.scored_at, m.tie))::int as place
    from contests c join contest_members m on m.contest_id = c.id join users u on u.id = m.user_id
    where c.kind = 'tournament' and c.starts_at <= now() and m.earned > 0 order by c.entry, place`)

const readState = () =>
  list(sql`
    select c.slug, m.user_id, m.number, m.earned, m.scored_at, x.chosen_from
    from contests c join contest_members m on m.contest_id = c.id
      left join contest_choices x on x.contest_id = c.id and x.user_id = m.user_id
    where c.kind <> 'promotion' order by 1, 2`)

test('every tournament of the demo that runs or is over has a table of several players, no two with the same score [3.38]', async () => {
  const tables = Map.groupBy(await listTables(), ({ entry }) => entry)
  const [{ begun }] = (await list(
    sql<{
      begun: number
    }>`select count(*)::int as begun from contests where kind = 'tournament' and starts_at <= now()`,
  )) as [{ begun: number }]
  expect(tables.size).toBe(begun)
  expect(begun).toBeGreaterThanOrEqual(15)
  for (const [entry, rows] of tables) {
    expect([entry, rows.length]).toEqual([entry, expect.toSatisfy((count: number) => count >= 9)])
    expect(new Set(rows.map(({ earned }) => earned)).size).toBe(rows.length)
  }
})

test('a newcomer overtakes the last of a running table with an evening of small stakes', async () => {
  const race = (await listTables()).filter(({ entry }) => entry === 'neon-race')
  const [best, last] = [race[0]!.earned, race.at(-1)!.earned]
  expect(best).toBe(184_200 * 10_000)
  // Wins of 1,000 roubles: fifty spins of 20 roubles, give or take.
  expect(last).toBeLessThan(1_000 * 10_000)
  for (const [index, { earned }] of race.entries())
    if (index > 0) expect(earned / race[index - 1]!.earned).toBeGreaterThan(0.7)
})

test('Vera stands fourteenth in the Neon race, which she has chosen, is a member of others, waits for one and plays the series [4.31] [4.33]', async () => {
  const own = (await listTables()).filter(({ email }) => email === 'vera@example.com')
  const placeOf = Object.fromEntries(own.map(({ entry, place }) => [entry, place]))
  expect(placeOf).toMatchObject({
    'neon-race': 14,
    'deep-descent': 9,
    'golden-boot': 12,
    'frost-series-blizzard': 15,
  })
  expect(placeOf).not.toHaveProperty('dragon-watch')
  const joined = await list(sql<{ entry: string; isChosen: boolean }>`
    select c.entry, x.user_id is not null as "isChosen"
    from contest_members m join users u on u.id = m.user_id join contests c on c.id = m.contest_id
      left join contest_choices x on x.contest_id = c.id and x.user_id = m.user_id and x.chosen_until is null
    where u.email = 'vera@example.com' and c.kind <> 'promotion'`)
  expect(joined.filter(({ isChosen }) => isChosen).map(({ entry }) => entry)).toEqual(['neon-race'])
  expect(joined.map(({ entry }) => entry)).toEqual(
    expect.arrayContaining(['black-regatta', 'frost-series', 'jarl-campaign']),
  )
})

test('every regular plays for a tournament that runs, and most tables have somebody who moves them', async () => {
  const chosen = await list(sql<{ entry: string; players: number }>`
    select c.entry, count(*)::int as players
    from contest_choices x join contests c on c.id = x.contest_id join users u on u.id = x.user_id
    where x.chosen_until is null and c.ends_at > now() and u.email like '%@regulars.invalid' group by 1`)
  expect(chosen.reduce((sum, { players }) => sum + players, 0)).toBe(24)
  expect(chosen.length).toBeGreaterThanOrEqual(6)
})

test('no more seats are taken than there are [5.22]', async () => {
  const seats = await list(sql<{ entry: string; free: number }>`
    select entry, (terms ->> 'seats')::int - member_count as free from contests where terms ->> 'seats' is not null`)
  expect(seats.filter(({ free }) => free < 0)).toEqual([])
  expect(seats.find(({ entry }) => entry === 'wild-frontier')).toEqual({ entry: 'wild-frontier', free: 0 })
  expect(seats.filter(({ free }) => free > 0).length).toBeGreaterThanOrEqual(3)
})

test("Vera's play of the last thirty days is in her activity, her statement and the operator's report, with the same sums [3.53]", async () => {
  const { db, dates, clock } = platform.deps
  const content = loadContent(contentFolder)
  const { weeks } = content.players[0]!.progress!
  const sumOf = (key: 'stakes' | 'wins' | 'rounds') => weeks.reduce((sum, week) => sum + week[key], 0)
  const player = { id: 1, currency: 'RUB' as const }
  const today = dates.dateOf(clock.now())
  const period = { from: dates.dateOf(dates.startOf(today, -29)), to: today }
  const { totals, days, games } = await readActivity({ db, dates, clock }, player, {
    ...period,
    locale: 'ru',
  })
  expect(totals).toMatchObject({ staked: sumOf('stakes'), won: sumOf('wins'), rounds: sumOf('rounds') })
  expect(totals.seconds).toBeGreaterThan(3_600)
  const played = days.filter(({ rounds }) => rounds > 0)
  expect(played.length).toBeGreaterThanOrEqual(14)
  expect(played.map(({ net }) => Math.sign(net))).toEqual(expect.arrayContaining([-1, 1]))
  expect(games.length).toBeGreaterThanOrEqual(3)
  const statement = await readStatement({ db, dates }, clock.now(), { player, ...period })
  expect(statement.days.map(({ day, staked, won }) => [day, staked, won])).toEqual(
    played.map(({ day, staked, won }) => [day, staked, won]),
  )
  const report = await readReport({ db, dates, timeZone: content.settings.timeZone }, period)
  const ofRoubles = report.filter(({ currency }) => currency === 'RUB')
  expect(ofRoubles.reduce((sum, { ggr }) => sum + ggr, 0)).toBe(sumOf('stakes') - sumOf('wins'))
  expect((await getPlayerBalances(db, player.id)).real).toBe(content.players[0]!.balance)
  await seedDemoPlay(db, clock.now(), content)
  expect((await getPlayerBalances(db, player.id)).real).toBe(content.players[0]!.balance)
  expect((await checkLedger(db)).faults).toEqual([])
})

test('the games that Vera has played wait in her lobby, the last one first', async () => {
  const recent = await list<{ slug: string }>(
    sql`select game_slug as slug from recent_games where user_id = 1 order by opened_at desc`,
  )
  const played = await list<{ slug: string }>(
    sql`select game_slug as slug from rounds where user_id = 1 group by 1 order by max(started_at) desc`,
  )
  expect(recent).toEqual(played)
  expect(recent).toHaveLength(4)
})

test('filling the tables again changes nothing', async () => {
  const before = await readState()
  await seedDemoTournaments(database.db, new Date(), loadContent(contentFolder))
  expect(await readState()).toEqual(before)
})

test('what is over gets its winners by the usual job: the best of each table, each paid once, and series sums of the best stages [3.42]', async () => {
  await platform.ready()
  const over = await list(sql<{ entry: string }>`
    select entry from contests where kind <> 'promotion' and ends_at <= now()`)
  expect(over.map(({ entry }) => entry)).toEqual(
    expect.arrayContaining([
      'golden-boot',
      'sun-stone',
      'midnight-express',
      'jarl-campaign',
      'frost-series-first-ice',
    ]),
  )
  const isOver = async () => {
    platform.deps.jobs.hurry('move-tournaments')
    const open = await list(sql`
      select entry from contests where kind <> 'promotion' and ends_at <= now() and state <> 'finished'`)
    return open.length
  }
  await expect.poll(isOver, { timeout: 60_000, interval: 500 }).toBe(0)
  const tables = Map.groupBy(await listTables(), ({ entry }) => entry)
  const winners = await list(sql<{ entry: string; place: number; email: string; isPaid: boolean }>`
    select c.entry, w.place, u.email, w.granted_at is not null as "isPaid"
    from contest_winners w join contests c on c.id = w.contest_id join users u on u.id = w.user_id
    where c.entry = 'golden-boot' order by w.place`)
  expect(winners.map(({ email }) => email)).toEqual(tables.get('golden-boot')!.map(({ email }) => email))
  expect(winners.every(({ isPaid }) => isPaid)).toBe(true)
  const sums = await list(sql<{ entry: string; isSum: boolean }>`
    select distinct c.entry, m.earned = (
      select coalesce(sum(best.earned), 0) from (
        select own.earned from contests stage join contest_members own on own.contest_id = stage.id and own.user_id = m.user_id
        where stage.series_id = c.id and stage.state = 'finished'
        order by own.earned desc limit (c.terms ->> 'bestStages')::int) best) as "isSum"
    from contests c join contest_members m on m.contest_id = c.id where c.kind = 'series' and c.starts_at <= now() order by 1`)
  expect(sums).toEqual([
    { entry: 'frost-series', isSum: true },
    { entry: 'jarl-campaign', isSum: true },
  ])
  expect((await checkLedger(database.db)).faults).toEqual([])
})
