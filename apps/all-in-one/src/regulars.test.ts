import { readConfig } from '@yanta/config'
import { listGames, listWinners } from '@yanta/contract'
import { seedDemoRegulars } from '@yanta/platform'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countMostPlayed } from '../../platform/src/modules/rounds/most-played.service.ts'
import { createRegularsAtPlay } from './regulars.ts'
import { openSmallHouse, type SmallHouse } from './testing/open-small-house.ts'

const never = { least: 1e9, most: 1e9 }
let house: SmallHouse
beforeAll(async () => {
  house = await openSmallHouse()
})
afterAll(() => house.close())

async function read<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row> {
  return (await query.execute(house.database.db)).rows[0]!
}

const countRounds = async () =>
  (await read(sql<{ rounds: number }>`select count(*) as rounds from rounds where status = 'settled'`)).rounds

const countUsers = async () => (await read(sql<{ users: number }>`select count(*) as users from users`)).users

test("a fresh demo has rounds that were really played: through the games' server, the wallet and the ledger, by players nobody can log in as", async () => {
  const regulars = createRegularsAtPlay(house.platform, house.games, house.logger, {
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
    house.database.db,
  )
  const { data } = (await house.platform.inject(`${listWinners.path}?limit=100`)).json<{
    data: { id: string }[]
  }>()
  expect(new Set(data.map(({ id }) => Number(id)))).toEqual(new Set(wins.map(({ id }) => id)))
})

test('what the regulars play decides about the top of the week', async () => {
  const { rows: played } = await sql<{
    slug: string
    rounds: number
  }>`select game_slug as slug, count(*)::int as rounds from rounds group by game_slug`.execute(
    house.database.db,
  )
  const roundsOf = new Map(played.map(({ slug, rounds }) => [slug, rounds]))
  expect(roundsOf.size).toBeGreaterThanOrEqual(10)
  await countMostPlayed(house.database.db, '2126-01-01')
  const readTop = async () => {
    const answer = await house.platform.inject({
      url: `${listGames.path}?filter[category]=top`,
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    })
    return answer.json<{ items: { slug: string }[] }>().items.map(({ slug }) => roundsOf.get(slug) ?? 0)
  }
  const most = [...roundsOf.values()].toSorted((a, b) => b - a).slice(0, 10)
  await expect.poll(readTop).toEqual(most)
})

test('the first rounds are played once: a second start goes on with one at a time', async () => {
  const before = await countRounds()
  const users = await countUsers()
  const regulars = createRegularsAtPlay(house.platform, house.games, house.logger, {
    firstRounds: 25,
    pauseMs: never,
  })
  await regulars.start()
  await expect.poll(countRounds).toBe(before + 1)
  await regulars.stop()
  expect(await countRounds()).toBe(before + 1)
  expect(await countUsers()).toBe(users)
})

test('production has no regulars', async () => {
  const { parts } = house.platform
  await expect(
    seedDemoRegulars({
      parts: { ...parts, config: { ...parts.config, mode: 'production' } },
    } as typeof house.platform),
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
      DATA_DIR: house.config.dataDir,
    }).demoRegulars,
  ).toBe(false)
})
