import { compointsBalanceChanged, getBalance } from '@yanta/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { compointsConsumer } from './compoints.service.ts'
import { checkLedger } from '../../money/ledger/ledger.service.ts'
import {
  creditPlayer,
  openDesk,
  startDesk,
  type ProviderDesk,
} from '../../money/wallet/testing/provider-desk.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(async () => {
  const { faults } = await checkLedger(platform.db)
  await platform.close()
  expect(faults).toEqual([])
})

const compointsOf = async ({ player }: ProviderDesk) =>
  (await platform.as(player).get(getBalance)).body.compoint_balance
const settle = (desk: ProviderDesk, index: number, stake: number) =>
  desk.settle(stake, 0, {
    roundId: `earning-${desk.sessionId}-${index}`,
    betTransactionId: `earning-bet-${desk.sessionId}-${index}`,
    winTransactionId: `earning-win-${desk.sessionId}-${index}`,
  })

test('100 roubles of real stakes on slots are one compoint, also in small parts [9.25]', async () => {
  const desk = await openDesk(platform, { balance: 20_000 })
  for (let index = 0; index < 8; index += 1) await settle(desk, index, 1250)
  await expect.poll(() => compointsOf(desk)).toBe(100)
})

test('the player is notified of compoints once they are committed, without a reload', async () => {
  const desk = await openDesk(platform, { balance: 10_000 })
  const received: { type: string; data: unknown; stored: Promise<number> }[] = []
  const end = platform.watchPublished((room, type, data) => {
    if (room === `user:${desk.player.id}` && type === compointsBalanceChanged.type)
      received.push({ type, data, stored: compointsOf(desk) })
  })
  await settle(desk, 0, 50)
  await settle(desk, 1, 5000)
  await expect.poll(async () => received.at(-1)?.data).toEqual({ compoint_balance: 50 })
  expect(await received.at(-1)!.stored).toBe(50)
  await settle(desk, 2, 1)
  await settle(desk, 3, 4900)
  await expect.poll(async () => received.at(-1)?.data).toEqual({ compoint_balance: 99 })
  end()
})

test('bonus money and demo earn nothing', async () => {
  const desk = await openDesk(platform)
  await creditPlayer(platform, desk.player, 10_000, 'bonus')
  const marker = await openDesk(platform, { balance: 10_000 })
  await settle(desk, 0, 10_000)
  await settle(await startDesk(platform, desk.player, { mode: 'demo' }), 1, 10_000)
  await settle(marker, 0, 10_000)
  await expect.poll(() => compointsOf(marker)).toBe(100)
  expect(await compointsOf(desk)).toBe(0)
})

test('only the real part of a mixed stake earns, in one call or in two [9.25]', async () => {
  const desk = await openDesk(platform, { balance: 10_000 })
  await creditPlayer(platform, desk.player, 8_000, 'bonus')
  await settle(desk, 0, 12_000)
  expect(await desk.has()).toMatchObject({ real: 0, bonus: 6_000 })
  await expect.poll(() => compointsOf(desk)).toBeGreaterThan(0)
  expect(await compointsOf(desk)).toBe(100)
  await creditPlayer(platform, desk.player, 5_000)
  const second = { roundId: `in-two-${desk.sessionId}`, transactionId: `bet-in-two-${desk.sessionId}` }
  await desk.bet(9_000, second)
  await desk.win(0, { ...second, transactionId: `win-in-two-${desk.sessionId}` })
  expect(await desk.has()).toMatchObject({ real: 0, bonus: 2_000 })
  await expect.poll(() => compointsOf(desk)).toBeGreaterThan(100)
  expect(await compointsOf(desk)).toBe(150)
})

test('a batch that fails is retried and counts once', async () => {
  const desk = await openDesk(platform, { balance: 10_000 })
  const { consume } = compointsConsumer
  let failures = 0
  compointsConsumer.consume = async (trx, events) => {
    const notify = await consume(trx, events)
    failures += 1
    if (failures <= 2) throw new Error('the power went')
    return notify
  }
  await settle(desk, 0, 10_000)
  await expect.poll(() => failures).toBeGreaterThan(2)
  compointsConsumer.consume = consume
  expect(await compointsOf(desk)).toBe(100)
  expect(platform.drainErrors().length).toBe(2)
})
