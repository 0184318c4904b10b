import {
  getGeneralLimit,
  getLastBet,
  getSumRange,
  listPaymentSystems,
  listPayoutSystems,
  openDeposit,
} from '@yanta/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { openDesk } from '../wallet/testing/provider-desk.ts'
import { notify } from '../deposits/testing/sandbox-provider.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

const list = async (player: TestPlayer) => (await platform.as(player).get(listPaymentSystems)).body

test('without a provider there is no way to pay, and limits of deposits are zero [7.71]', async () => {
  const bare = await createTestPlatform({ PAYMENT_SANDBOX: 'off' })
  const player = await bare.createPlayer()
  expect((await bare.as(player).get(listPaymentSystems)).body).toEqual({ items: [], lastUsed: null })
  expect((await bare.as(player).get(getGeneralLimit)).body.deposit).toEqual({ min: 0, max: 0 })
  await bare.close()
})

test("ways of installed providers that take the player's currency are listed, in the player's language [3.66] [7.71]", async () => {
  const { items, lastUsed } = await list(await platform.createPlayer())
  expect([items.map(({ key, name }) => [key, name]), lastUsed]).toEqual([
    [['card', 'Банковская карта']],
    null,
  ])
  const european = await platform.createPlayer({ currency: 'EUR' })
  const answer = await platform.as(european).get(listPaymentSystems, {}, { query: { locale: 'en' } })
  expect(answer.body.items).toMatchObject([
    { key: 'card', name: 'Bank card', fee: { percent: 150, fixed: 30 }, isMore: false },
    { key: 'voucher', name: 'Voucher', isMore: true },
  ])
})

test('the way used last is the one of the last credited deposit [7.71]', async () => {
  const player = await platform.createPlayer({ currency: 'EUR' })
  const pay = async (method: string, key: string, status: string) => {
    const { body } = await platform
      .as(player)
      .post(openDeposit, { body: { dep_qs: { method, amount: 1_000, key } } })
    const order = body.deposit.transaction_id
    const reason = status === 'failed' ? { reason: 'no_money' } : {}
    await notify(platform, { id: key, order, status, amount: 1_000, currency: 'EUR', ...reason })
    platform.clock.advance({ seconds: 1 })
  }
  await pay('voucher', 'last-used-1', 'success')
  expect((await list(player)).lastUsed).toBe('voucher')
  await pay('card', 'last-used-2', 'failed')
  expect((await list(player)).lastUsed).toBe('voucher')
  await pay('card', 'last-used-3', 'success')
  expect((await list(player)).lastUsed).toBe('card')
})

test('a payout is from 100 to 1,000,000 where nothing else is set, and at most three are open [5.18] [9.10]', async () => {
  const player = await platform.createPlayer()
  expect((await platform.as(player).get(getGeneralLimit)).body).toEqual({
    currency: 'RUB',
    deposit: { min: 10_000, max: 10_000_000 },
    payout: { min: 10_000, max: 100_000_000 },
    openPayouts: 3,
  })
})

test('500 roubles are offered unless another sum is chosen [3.66] [9.10]', async () => {
  const player = await platform.createPlayer()
  const { currency, presets, default: standard } = (await platform.as(player).get(getSumRange)).body
  expect([currency, standard, presets.includes(50_000)]).toEqual(['RUB', 50_000, true])
})

test('the last bet is the last stake with real money that was not given back [7.72]', async () => {
  const desk = await openDesk(platform, { balance: 4_000 })
  const ask = async () => (await platform.as(desk.player).get(getLastBet)).body
  expect(await ask()).toEqual({ currency: 'RUB', amount: null, preset: 50_000 })
  await desk.settle(1_000, 0)
  expect(await ask()).toMatchObject({ amount: 1_000 })
  await desk.bet(3_000, { roundId: 'returned-round', transactionId: 'returned-bet' })
  expect(await ask()).toMatchObject({ amount: 3_000 })
  await desk.rollback({ roundId: 'returned-round', betTransactionId: 'returned-bet' })
  expect(await ask()).toMatchObject({ amount: 1_000 })
})

test('only a player may ask', async () => {
  for (const call of [listPaymentSystems, listPayoutSystems, getGeneralLimit, getSumRange, getLastBet])
    expect((await platform.as(null).get(call)).status).toBe(401)
})
