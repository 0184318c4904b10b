import { getLastBet, listRounds } from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { openDesk, startDesk } from '../../money/wallet/testing/provider-desk.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

const list = async (player: Parameters<TestPlatform['as']>[0]) =>
  (await platform.as(player).get(listRounds)).body.items

test('a player sees only their own rounds, latest first', async () => {
  const desk = await openDesk(platform, { balance: 10_000 })
  const other = await openDesk(platform, { balance: 10_000 })
  await other.settle(500, 0)
  await desk.settle(1000, 250)
  await desk.bet(300, { roundId: 'second-round', transactionId: 'second-bet' })
  await desk.rollback({ roundId: 'second-round', betTransactionId: 'second-bet' })
  await desk.bet(200, { roundId: 'third-round', transactionId: 'third-bet' })
  const common = {
    id: expect.any(String),
    gameSlug: 'takes-bonus',
    currency: 'RUB',
    isFree: false,
    startedAt: expect.stringMatching(/Z$/),
  }
  expect(await list(desk.player)).toEqual([
    { ...common, stake: 200, win: 0, status: 'open' },
    { ...common, stake: 300, win: 0, status: 'rolled_back' },
    { ...common, stake: 1000, win: 250, status: 'settled' },
  ])
})

test('of a round whose one stake was rolled back only the other counts, and a win above it is a win', async () => {
  const desk = await openDesk(platform, { balance: 10_000 })
  await desk.bet(100, { roundId: 'part-round', transactionId: 'part-bet-1' })
  await desk.bet(100, { roundId: 'part-round', transactionId: 'part-bet-2' })
  await desk.rollback({ roundId: 'part-round', betTransactionId: 'part-bet-2' })
  await desk.win(150, { roundId: 'part-round', transactionId: 'part-win', closesRound: true })
  expect(await list(desk.player)).toMatchObject([{ stake: 100, win: 150, status: 'settled' }])
  expect((await platform.as(desk.player).get(getLastBet)).body).toMatchObject({ amount: 100 })
  const { rows } =
    await sql`select from rounds where ref = 'part-round' and win_real + win_bonus > staked`.execute(
      platform.db,
    )
  expect(rows).toHaveLength(1)
})

test('rounds of demo are not listed', async () => {
  const desk = await openDesk(platform, { balance: 10_000 })
  await (await startDesk(platform, desk.player, { mode: 'demo' })).settle(1000, 250)
  expect(await list(desk.player)).toEqual([])
})

test('the list ends after 40 rounds', async () => {
  const desk = await openDesk(platform, { balance: 10_000 })
  for (let index = 0; index < 41; index += 1) {
    await desk.settle(1, 0, {
      roundId: `many-rounds-${index}`,
      betTransactionId: `many-bets-${index}`,
      winTransactionId: `many-wins-${index}`,
    })
  }
  expect(await list(desk.player)).toHaveLength(40)
})

test('a guest has no list of rounds', async () => {
  expect((await platform.as(null).get(listRounds)).status).toBe(401)
})
