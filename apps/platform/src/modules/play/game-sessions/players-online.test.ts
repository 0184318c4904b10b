import { getCategory, listCategories, runGame } from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { openDesk, startDesk } from '../../money/wallet/testing/provider-desk.ts'
import { createPlayersOnline } from './players-online.service.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

async function count(): Promise<Record<string, number>> {
  const online = createPlayersOnline(platform)
  expect(online.read().size).toBe(0)
  await online.count()
  return Object.fromEntries(online.read())
}

/** Moves all sessions and rounds six minutes into the past. */
async function letTimePass(): Promise<void> {
  await sql`update game_sessions set created_at = created_at - interval '6 minutes'`.execute(platform.db)
  await sql`update rounds set started_at = started_at - interval '6 minutes'`.execute(platform.db)
}

test('players of a provider are those who opened one of its games or played a round of it within five minutes, each once [3.4]', async () => {
  expect(await count()).toEqual({})
  const first = await openDesk(platform, { balance: 10_000 })
  await openDesk(platform, { balance: 10_000 })
  await startDesk(platform, first.player, { slug: 'takes-no-bonus' })
  await platform.as(null).post(runGame, {
    params: { slug: 'neon-drive' },
    body: { platform: 'desktop', type: 'demo', confirm: true },
  })
  expect(await count()).toEqual({ 'test-studio': 2, 'quasar-tea': 1 })
})

test('a player who has not played for five minutes is offline, and a round brings them back [3.4]', async () => {
  const desk = await openDesk(platform, { balance: 10_000 })
  await letTimePass()
  expect(await count()).toEqual({})
  await desk.settle(100, 0)
  expect(await count()).toEqual({ 'test-studio': 1 })
  await letTimePass()
  expect(await count()).toEqual({})
})

test('a list of providers has the count of players of each, and a list of categories has none [3.4] [7.56]', async () => {
  const list = async (type: 'category' | 'producer') =>
    (await platform.as(null).get(listCategories, { query: { 'filter[type]': type } })).body.items
  await openDesk(platform, { balance: 10_000, slug: 'honey-jar' })
  const ready = createPlayersOnline(platform)
  await ready.count()
  expect(ready.read().get('halva')).toBe(1)
  for (const { playersOnline } of await list('producer')) expect(playersOnline).toBeTypeOf('number')
  for (const { playersOnline } of await list('category')) expect(playersOnline).toBeNull()
  const { data } = (
    await platform.as(await platform.createPlayer()).get(getCategory, { params: { slug: 'halva' } })
  ).body
  expect(data.data.playersOnline).toBeTypeOf('number')
})
