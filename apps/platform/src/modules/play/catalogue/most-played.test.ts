import { listGames, listLobbyRows, runGame } from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { raiseCatalogueVersion, setGameDisabled } from './catalogue.service.ts'
import { countMostPlayed } from './most-played.service.ts'

let platform: TestPlatform
let player: TestPlayer
let sessionId: number
beforeAll(async () => {
  platform = await createTestPlatform()
  await sql`
    insert into games (slug, name_ru, name_en, studio_id, badges, theme, engine, profile, allow_bonus_balance, has_demo, position, preview, tall_preview)
    select 'game-' || number, 'Game ' || number, 'Game ' || number, studio_id, badges, theme, engine, profile, false, true, 100 + number, preview, tall_preview
    from games, generate_series(1, 12) number where slug = 'neon-drive'`.execute(platform.db)
  await raiseCatalogueVersion(platform.db)
  player = await platform.createPlayer({ balance: 100_000 })
  const { body } = await platform
    .as(player)
    .post(runGame, { params: { slug: 'neon-drive' }, body: { platform: 'desktop', type: 'real' } })
  sessionId = Number(body.session_id)
})
afterAll(() => platform.close())

/** `userId` is null for a demo, `stake` 0 where the house paid. */
const play = (
  slug: string,
  rounds: number,
  { daysAgo = 1, userId = player.id as number | null, stake = 100 } = {},
) =>
  sql`
    insert into rounds (provider, ref, session_id, user_id, game_slug, currency, status, staked, stake_real, stake_bonus, win_real, win_bonus, started_at, ended_at)
    select 'yanta', gen_random_uuid(), ${sessionId}, ${userId}, ${slug}, 'RUB', 'settled', 100, ${stake}::bigint, 0, 0, 0, started, started
    from generate_series(1, ${rounds}::int), (select now() - make_interval(days => ${daysAgo}::int) as started) clock`.execute(
    platform.db,
  )

const readTop = async () => {
  const [list, rows] = [
    await platform.as(null).get(listGames, { query: { 'filter[category]': 'top' } }),
    await platform.as(null).get(listLobbyRows),
  ]
  const slugs = list.body.items.map(({ slug }) => slug)
  const row = rows.body.rows.find(({ category }) => category.slug === 'top')
  expect(row).toMatchObject({ slugs, totalItems: slugs.length, category: { gamesCount: slugs.length } })
  return slugs
}

test("the platform counts the most played games at start, and while ten games have no rounds the top is the editors'", async () => {
  expect((await sql`select slugs from most_played_games`.execute(platform.db)).rows).toEqual([{ slugs: [] }])
  for (let number = 2; number <= 10; number += 1) await play(`game-${number}`, number)
  await countMostPlayed(platform.db, platform.clock.now(), '2126-01-01')
  expect(await readTop()).toEqual(['neon-drive'])
})

test('with ten played games the top of the week is the most played in the last seven days for real money, without demo and free rounds', async () => {
  await play('game-11', 1)
  await play('game-12', 50, { daysAgo: 8 })
  await play('game-1', 50, { userId: null })
  await play('game-11', 50, { stake: 0 })
  await countMostPlayed(platform.db, platform.clock.now(), '2126-01-01')
  await expect.poll(readTop).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 11].map((number) => `game-${number}`))
})

test('it stays for the day, whatever is played, and is counted again the next day', async () => {
  await play('game-12', 50)
  await countMostPlayed(platform.db, platform.clock.now(), '2126-01-01')
  expect((await readTop())[0]).toBe('game-10')
  await countMostPlayed(platform.db, platform.clock.now(), '2126-01-02')
  await expect.poll(async () => (await readTop()).slice(0, 2)).toEqual(['game-12', 'game-10'])
})

test('a disabled game is replaced by the next', async () => {
  expect(await readTop()).not.toContain('game-11')
  await setGameDisabled(platform.db, 'game-12', true)
  await expect.poll(async () => (await readTop()).at(-1)).toBe('game-11')
})
