import { getBalance, getProfile, login, logout, runGame } from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { addTestGames, openDesk, slot } from '../wallet/testing/provider-desk.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform({ BLOCKED_REGIONS: 'XX' })
  await addTestGames(platform)
})
afterAll(() => platform.close())

const from = (region: string) => ({ headers: { 'cf-ipcountry': region } })
const moveTo = (region: string, sessionId: string) =>
  sql`update game_sessions set region = ${region} where id = ${sessionId}`.execute(platform.db)

test('from a blocked region no player can log in or open a game, for real or in demo [2.9] [2.10] [6.10]', async () => {
  const player = await platform.createPlayer()
  const credentials = { type: 'email' as const, login: player.email, password: player.password }
  const calls = [
    platform.as(null).post(login, { body: credentials }, from('xx')),
    platform
      .as(player)
      .post(runGame, { params: { slug: slot }, body: { platform: 'desktop', type: 'real' } }, from('xx')),
    platform
      .as(null)
      .post(runGame, { params: { slug: slot }, body: { platform: 'desktop', type: 'demo' } }, from('xx')),
  ]
  for (const answer of await Promise.all(calls))
    expect([answer.status, answer.errors]).toEqual([451, [{ code: 'region_blocked' }]])
  expect((await platform.as(null).post(login, { body: credentials }, from('yy'))).status).toBe(200)
})

test('a player in a blocked region keeps the account and the balance, and can log out [2.12]', async () => {
  const player = await platform.createPlayer()
  expect((await platform.as(player).get(getProfile, undefined, from('xx'))).status).toBe(200)
  expect((await platform.as(player).get(getBalance, undefined, from('xx'))).status).toBe(200)
  expect((await platform.as(player).post(logout, undefined, from('xx'))).status).toBe(200)
})

test('a game opened from a blocked region accepts no stake [6.10]', async () => {
  const desk = await openDesk(platform, { balance: 1000 })
  await moveTo('XX', desk.sessionId)
  expect(await desk.bet(100)).toMatchObject({ status: 451, code: 'region_blocked' })
  expect(await desk.settle(100, 0)).toMatchObject({ status: 451, code: 'region_blocked' })
  expect(await desk.has()).toMatchObject({ real: 1000 })
})

test('a round staked before a region was blocked is paid, and the next stake refused', async () => {
  const desk = await openDesk(platform, { balance: 1000 })
  await moveTo('YY', desk.sessionId)
  expect((await desk.bet(100)).status).toBe(200)
  platform.config.blockedRegions.push('YY')
  expect((await desk.bet(100, { transactionId: 'bet-after-blocking' })).code).toBe('region_blocked')
  expect((await desk.win(50)).status).toBe(200)
  platform.config.blockedRegions.pop()
})

test('the region of a run is stored with it', async () => {
  const player = await platform.createPlayer()
  const { body } = await platform
    .as(player)
    .post(runGame, { params: { slug: slot }, body: { platform: 'desktop', type: 'real' } }, from('de'))
  const { rows } = await sql`select region from game_sessions where id = ${body.session_id}`.execute(
    platform.db,
  )
  expect(rows).toEqual([{ region: 'DE' }])
})
