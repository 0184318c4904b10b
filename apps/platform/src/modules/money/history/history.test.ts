import { listOperations, sumOperations, type Operation, type OperationFilter } from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDates } from '../../../plugins/calendar.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { grantGift } from '../../rewards/gifts/gifts.service.ts'
import { grantBonus } from '../bonuses/bonuses.service.ts'
import { createDepositDesk, type DepositDesk } from '../deposits/testing/deposit-desk.ts'
import { openDesk } from '../wallet/testing/provider-desk.ts'

let platform: TestPlatform
let deposits: DepositDesk
beforeAll(async () => {
  platform = await createTestPlatform()
  deposits = createDepositDesk(platform)
})
afterAll(() => platform.close())

type Asked = { filter?: OperationFilter; from?: string; to?: string; after?: string }
const list = async (player: TestPlayer, query: Asked = {}) =>
  (await platform.as(player).get(listOperations, { query })).body
const sum = async (player: TestPlayer, query: Asked = {}) =>
  (await platform.as(player).get(sumOperations, { query })).body
const kindsOf = (items: readonly Operation[]) => items.map(({ kind }) => kind)

/** One operation of each kind, and a deposit that failed. */
async function createPlayerOfAllKinds(): Promise<TestPlayer> {
  const { db, clock } = platform
  const provider = await openDesk(platform, { balance: 1_000_000 })
  const { player } = provider
  const [good, bad] = [await deposits.open(player), await deposits.open(player)]
  await deposits.say(good.transaction_id)
  await deposits.decline(bad.transaction_id)
  await provider.settle(10_000, 4_000)
  await sql`
    insert into payouts (user_id, key, method, currency, amount, fee, fields, target, created_at, expected_at)
    values (${player.id}, 'key-of-test', 'wallet', 'RUB', 70000, 0, '{}', '4100 •••• 0715', ${clock.now()}, ${clock.now()})`.execute(
    db,
  )
  await db.transaction().execute(async (trx) => {
    await grantBonus(trx, clock.now(), {
      userId: player.id,
      currency: 'RUB',
      amount: 20_000,
      wagerTimes: 3,
      mostWager: null,
      cap: 20_000,
      days: 7,
      scope: 'test',
      key: `bonus ${player.id}`,
    })
    await grantGift(trx, clock.now(), {
      userId: player.id,
      gift: 'cash',
      reason: 'personal',
      scope: 'test',
      key: `gift ${player.id}`,
    })
  })
  return player
}

test('a history has every kind in one list, latest first, with what each was', async () => {
  const player = await createPlayerOfAllKinds()
  const { items, next } = await list(player)
  expect(next).toBeNull()
  expect(kindsOf(items).toSorted()).toEqual(['bonus', 'deposit', 'deposit', 'gift', 'payout', 'round'])
  const times = items.map(({ at }) => at)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'deposit', amount: 50_000, status: 'success', reason: null }),
      expect.objectContaining({ kind: 'deposit', amount: 50_000, status: 'failed', reason: 'no_money' }),
      expect.objectContaining({ kind: 'payout', amount: 70_000, status: 'new', target: '4100 •••• 0715' }),
      expect.objectContaining({ kind: 'round', stake: 10_000, win: 4_000, isFree: false, status: 'settled' }),
      expect.objectContaining({ kind: 'bonus', amount: 20_000, converted: 0, status: 'active', title: null }),
      expect.objectContaining({ kind: 'gift', amount: 10_000, status: 'received', title: 'Деньги' }),
    ]),
  )
})

const filters: [OperationFilter, Operation['kind'], number, object][] = [
  ['deposits', 'deposit', 2, { deposits: 50_000, payouts: 0, staked: 0 }],
  ['payouts', 'payout', 1, { payouts: 70_000, deposits: 0 }],
  ['rounds', 'round', 1, { staked: 10_000, won: 4_000, deposits: 0 }],
  ['bonuses', 'bonus', 1, { bonuses: 20_000, converted: 0 }],
  ['gifts', 'gift', 1, { gifts: 0 }],
]
test('each filter shows its kind, with the number and the sums of what it shows', async () => {
  const player = await createPlayerOfAllKinds()
  for (const [filter, kind, count, sums] of filters) {
    expect(new Set(kindsOf((await list(player, { filter })).items)), filter).toEqual(new Set([kind]))
    expect(await sum(player, { filter }), filter).toMatchObject({ currency: 'RUB', count, ...sums })
  }
  expect(await sum(player)).toMatchObject({
    count: 6,
    deposits: 50_000,
    payouts: 70_000,
    staked: 10_000,
    won: 4_000,
  })
})

test('a round whose player bought the feature, or played with the ante, is told from a stake', async () => {
  const provider = await openDesk(platform, { balance: 100_000 })
  await provider.settle(53_800, 900, { isBought: true })
  await provider.settle(2_000, 0, {
    roundId: 'round-after-a-purchase',
    betTransactionId: 'bet-after-a-purchase',
    winTransactionId: 'win-after-a-purchase',
  })
  await provider.settle(2_500, 100, {
    roundId: 'round-with-the-ante',
    betTransactionId: 'bet-with-the-ante',
    winTransactionId: 'win-with-the-ante',
    isAnte: true,
  })
  expect((await list(provider.player)).items).toEqual([
    expect.objectContaining({ stake: 2_500, win: 100, isBought: false, isAnte: true }),
    expect.objectContaining({ stake: 2_000, isBought: false, isAnte: false }),
    expect.objectContaining({ stake: 53_800, win: 900, isBought: true, isAnte: false }),
  ])
})

test('a stake that was given back counts in no sum, and shows what it was', async () => {
  const provider = await openDesk(platform, { balance: 100_000 })
  await provider.bet(700)
  await provider.rollback()
  expect((await list(provider.player)).items).toEqual([
    expect.objectContaining({ kind: 'round', status: 'rolled_back', stake: 700, win: 0 }),
  ])
  expect(await sum(provider.player)).toMatchObject({ count: 1, staked: 0, won: 0 })
})

test('pages follow each other without a gap or a repetition, whatever arrives meanwhile', async () => {
  const provider = await openDesk(platform, { balance: 1_000_000 })
  const play = async (count: number, from: number) => {
    for (let round = from; round < from + count; round += 1)
      expect(
        (
          await provider.settle(100 + round, 0, {
            roundId: `page-round-${1000 + round}`,
            betTransactionId: `page-bet-${1000 + round}`,
            winTransactionId: `page-win-${1000 + round}`,
          })
        ).status,
      ).toBe(200)
  }
  await play(45, 0)
  const first = await list(provider.player, { filter: 'rounds' })
  await play(3, 45)
  const second = await list(provider.player, { filter: 'rounds', after: first.next! })
  const third = await list(provider.player, { filter: 'rounds', after: second.next! })
  const stakes = [first, second, third].flatMap(({ items }) =>
    items.map((item) => (item.kind === 'round' ? item.stake : -1)),
  )
  expect([first, second, third].map(({ items }) => items.length)).toEqual([20, 20, 5])
  expect(third.next).toBeNull()
  expect(stakes).toEqual(Array.from({ length: 45 }, (_, index) => 144 - index))
})

test('a period is of whole days of the site, and open at the side that has no day', async () => {
  const player = await createPlayerOfAllKinds()
  const dates = createDates('Europe/Moscow')
  const now = platform.clock.now()
  const [yesterday, today, tomorrow] = [-1, 0, 1].map((days) =>
    dates.dateOf(new Date(dates.startOf(dates.dateOf(now), days).getTime() + 43_200_000)),
  ) as [string, string, string]
  expect((await list(player, { from: today, to: today })).items).toHaveLength(6)
  expect((await list(player, { from: today })).items).toHaveLength(6)
  expect((await list(player, { to: yesterday })).items).toEqual([])
  expect((await list(player, { from: tomorrow })).items).toEqual([])
  expect(await sum(player, { to: yesterday })).toMatchObject({ count: 0, deposits: 0, staked: 0 })
})

test("another player's operations are in no page, whatever position is sent", async () => {
  const player = await createPlayerOfAllKinds()
  const other = await platform.createPlayer()
  expect((await list(other)).items).toEqual([])
  const after = '999999999999999.999999999999999.999999999999999.999999999999999.999999999999999'
  expect((await list(other, { after })).items).toEqual([])
  expect((await list(player, { after })).items).toHaveLength(6)
  expect(await sum(other)).toMatchObject({ count: 0, deposits: 0 })
})

test.each([
  { after: '1' },
  { after: '1.2.3.4.5.6' },
  { after: '-1.2.3.4.5' },
  { after: '1e9.2.3.4.5' },
  { after: '9999999999999999.2.3.4.5' },
  { filter: 'everything' },
  { from: '2026-13-01' },
  { to: '20260101' },
])('%j is no request for a page', async (query) => {
  const answer = await platform
    .as(await platform.createPlayer())
    .get(listOperations, { query: query as never })
  expect([answer.status, answer.errors[0]?.code]).toEqual([400, 'invalid_request'])
})
