import { readConfig } from '@yanta/config'
import { listGames, listWinners } from '@yanta/contract'
import { seedDemoRegulars } from '@yanta/platform'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countMostPlayed } from '../../platform/src/modules/play/catalogue/most-played.service.ts'
import { createRegularsAtPlay } from './regulars.ts'
import { openSmallSite, type SmallSite } from './testing/open-small-site.ts'

const never = { least: 1e9, most: 1e9 }
let site: SmallSite
beforeAll(async () => {
  site = await openSmallSite({ withRegulars: true })
})
afterAll(() => site.close())

async function read<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row> {
  return (await query.execute(site.database.db)).rows[0]!
}

const countRounds = async () =>
  (await read(sql<{ rounds: number }>`select count(*) as rounds from rounds where status = 'settled'`)).rounds

const countUsers = async () => (await read(sql<{ users: number }>`select count(*) as users from users`)).users

test("a fresh demo has rounds that were really played: through the games' server, the wallet and the ledger, by players nobody can log in as", async () => {
  const regulars = createRegularsAtPlay(site.platform, site.games, site.logger, {
    firstRounds: 25,
    pauseMs: never,
  })
  await regulars.start()
  await expect.poll(countRounds).toBe(25)
  await regulars.stop()
  expect(await read(sql`select count(*) as decided from provider.rounds where status = 'settled'`)).toEqual({
    decided: 25,
  })
  expect(
    await read(sql`select sum(amount)::int as sum, count(*) > 0 as "hasEntries" from ledger_entries`),
  ).toEqual({ sum: 0, hasEntries: true })
  expect(
    await read(sql`select count(distinct u.password_hash) as passwords, min(u.password_hash) as password, bool_and(u.email like '%@regulars.invalid') as "areRegulars"
    from rounds r join users u on u.id = r.user_id`),
  ).toEqual({ passwords: 1, password: '', areRegulars: true })
  const { rows: wins } = await sql<{ id: number }>`select id from rounds where win_real > staked`.execute(
    site.database.db,
  )
  const { data } = (await site.platform.inject(`${listWinners.path}?limit=100`)).json<{
    data: { id: string }[]
  }>()
  expect(new Set(data.map(({ id }) => Number(id)))).toEqual(new Set(wins.map(({ id }) => id)))
})

test("the regulars' rounds decide the top of the week", async () => {
  const { rows: played } = await sql<{
    slug: string
    rounds: number
  }>`select game_slug as slug, count(*)::int as rounds from rounds group by game_slug`.execute(
    site.database.db,
  )
  const roundsOf = new Map(played.map(({ slug, rounds }) => [slug, rounds]))
  expect(roundsOf.size).toBeGreaterThanOrEqual(10)
  await countMostPlayed(site.database.db, new Date(), '2126-01-01')
  const readTop = async () => {
    const answer = await site.platform.inject({
      url: `${listGames.path}?filter[category]=top`,
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    })
    return answer.json<{ items: { slug: string }[] }>().items.map(({ slug }) => roundsOf.get(slug) ?? 0)
  }
  const most = [...roundsOf.values()].toSorted((a, b) => b - a).slice(0, 10)
  await expect.poll(readTop).toEqual(most)
})

test('regulars take part in every promotion that counts, and give each other five [3.29] [9.28]', async () => {
  const { rows } = await sql<{ entry: string; members: number }>`
    select entry, member_count as members from contests where kind = 'promotion' and starts_at <= now() and terms ? 'currency'`.execute(
    site.database.db,
  )
  expect(rows.length).toBeGreaterThanOrEqual(6)
  expect(rows.filter(({ members }) => members < 12)).toEqual([])
  expect(
    await read(sql`select count(*) > 0 as "haveGiven" from high_fives where counted_at is not null`),
  ).toEqual({
    haveGiven: true,
  })
})

test('the first rounds are played once: a second start plays one at a time', async () => {
  const before = await countRounds()
  const users = await countUsers()
  const regulars = createRegularsAtPlay(site.platform, site.games, site.logger, {
    firstRounds: 25,
    pauseMs: never,
  })
  await regulars.start()
  await expect.poll(countRounds).toBe(before + 1)
  await regulars.stop()
  expect(await countRounds()).toBe(before + 1)
  expect(await countUsers()).toBe(users)
})

test('regulars play for tournaments: each has chosen one, and their rounds score there [4.31] [3.39]', async () => {
  const { rows } = await sql<{ players: number; tournaments: number }>`
    select count(*)::int as players, count(distinct x.contest_id)::int as tournaments
    from contest_choices x join contests c on c.id = x.contest_id join users u on u.id = x.user_id
    where x.chosen_until is null and c.ends_at > now() and u.email like '%@regulars.invalid'`.execute(
    site.database.db,
  )
  expect(rows[0]!.players).toBe(24)
  expect(rows[0]!.tournaments).toBeGreaterThanOrEqual(6)
  const countScored = async () =>
    (
      await read(sql<{ scored: number }>`
        select count(*)::int as scored from contest_members m join contests c on c.id = m.contest_id
          join rounds r on r.id = m.tie and r.user_id = m.user_id and r.started_at <= m.scored_at
        where c.kind = 'tournament'`)
    ).scored
  const regulars = createRegularsAtPlay(site.platform, site.games, site.logger, {
    firstRounds: 0,
    pauseMs: { least: 1, most: 2 },
  })
  await regulars.start()
  await expect.poll(countScored, { timeout: 30_000 }).toBeGreaterThan(0)
  await regulars.stop()
})

test('production has no regulars', async () => {
  const { deps } = site.platform
  await expect(
    seedDemoRegulars({
      deps: { ...deps, config: { ...deps.config, mode: 'production' } },
    } as typeof site.platform),
  ).rejects.toThrow('demo mode')
  expect(
    readConfig({
      MODE: 'production',
      SITE_ORIGIN: 'https://casino.example',
      GAMES_ORIGIN: 'https://games.example',
      SESSION_SECRET: 's'.repeat(32),
      WALLET_SECRET: 'w'.repeat(32),
      SMTP_URL: 'smtp://127.0.0.1:9',
      SMS_GATEWAY_URL: 'http://127.0.0.1:9',
      DATA_DIR: site.config.dataDir,
    }).demoRegulars,
  ).toBe(false)
})
