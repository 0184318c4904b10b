import { addSeconds } from '@yanta/config/clock'
import {
  getPromotionBalance,
  getUserPromotionData,
  listBalanceLog,
  listDepositAchievements,
} from '@yanta/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../../testing/test-platform.ts'
import { createDepositDesk } from '../../../money/deposits/testing/deposit-desk.ts'
import { joinMembers } from '../../contests/members.service.ts'
import { addPoints, type PointsChange } from '../../contests/points.service.ts'
import { amounts, insertPromotion, prize } from '../testing/contests.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

const change = (contest: number, { id }: TestPlayer, changes: Omit<PointsChange, 'userId'>[]) =>
  platform.db.transaction().execute(async (trx) => {
    await joinMembers(trx, platform.clock.now(), { id: contest }, [id])
    await addPoints(
      trx,
      platform.clock.now(),
      contest,
      changes.map((each) => ({ ...each, userId: id })),
    )
  })
const named = (id: number) => ({ params: { id: String(id) } })

test('who takes no part has zeros and no membership [7.48]', async () => {
  const contest = await insertPromotion(platform)
  const player = await platform.createPlayer()
  const { body } = await platform.as(player).get(getUserPromotionData, named(contest))
  expect(body).toMatchObject({
    id: String(contest),
    membership: null,
    points: 0,
    additionalPoints: 0,
    toNextPoint: 10_000,
    earnedToday: 0,
    ticketCount: 0,
    tickets: [],
    receivedPrizes: [],
    claimable: [],
  })
  expect(Object.keys(body.seq)).toEqual([`user:${player.id}`])
})

test('balances are what was earned less what was spent, and what was earned today [3.27] [7.48]', async () => {
  const contest = await insertPromotion(platform, {
    terms: { prizes: [prize('main')], pointsPerTicket: 10 },
  })
  const player = await platform.createPlayer()
  const yesterday = addSeconds(platform.clock.now(), -86_400)
  await change(contest, player, [
    { kind: 'bets', unit: 'points', amount: 100, key: 'yesterday', at: yesterday },
    { kind: 'deposits', unit: 'points', amount: 15, key: 'one' },
    { kind: 'highFives', unit: 'additional', amount: 2, key: 'five' },
  ])
  await change(contest, player, [{ kind: 'exchange', unit: 'points', amount: -40, key: 'cup', note: 'main' }])
  const { body } = await platform.as(player).get(getPromotionBalance, named(contest))
  expect(body).toMatchObject({ points: 75, additionalPoints: 2, earnedToday: 15, ticketCount: 11 })
  const data = (await platform.as(player).get(getUserPromotionData, named(contest))).body
  expect(data.membership).toMatchObject({ actionId: String(contest), number: 1 })
})

test('the same key changes nothing a second time, and no balance falls below zero', async () => {
  const contest = await insertPromotion(platform)
  const player = await platform.createPlayer()
  const deposit = { kind: 'deposits', unit: 'points', amount: 15, key: 'one' } as const
  await change(contest, player, [deposit, deposit])
  await change(contest, player, [deposit])
  const pointsOf = async () =>
    (await platform.as(player).get(getPromotionBalance, named(contest))).body.points
  expect(await pointsOf()).toBe(15)
  await expect(
    change(contest, player, [{ kind: 'exchange', unit: 'points', amount: -16, key: 'cup' }]),
  ).rejects.toThrow('contest_members_points_check')
  expect(await pointsOf()).toBe(15)
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      change(contest, player, [{ ...deposit, key: `parallel-${index}`, amount: 1 }]),
    ),
  )
  expect(await pointsOf()).toBe(25)
})

test("deposits of today reach rungs, in the player's currency, until the site's midnight [7.43]", async () => {
  const rungs = [
    { amount: amounts(90_000), points: 100 },
    { amount: amounts(40_000), points: 30 },
  ]
  const contest = await insertPromotion(platform, { terms: { points: { depositDays: rungs } } })
  const player = await platform.createPlayer()
  const read = async () => (await platform.as(player).get(listDepositAchievements, named(contest))).body
  expect(await read()).toMatchObject({
    deposited: 0,
    items: [
      { amount: 40_000, points: 30, isReached: false },
      { amount: 90_000, points: 100, isReached: false },
    ],
  })
  const deposits = createDepositDesk(platform)
  await deposits.say((await deposits.open(player)).transaction_id)
  await expect.poll(async () => (await read()).deposited).toBe(50_000)
  const { items, endsAt } = await read()
  expect(items.map(({ isReached }) => isReached)).toEqual([true, false])
  expect(new Date(endsAt).toLocaleTimeString('ru', { timeZone: 'Europe/Moscow' })).toBe('00:00:00')
  const left = new Date(endsAt).getTime() - platform.clock.now().getTime()
  expect(left > 0 && left <= 86_400_000).toBe(true)
})

test('the log shows what moved the points, latest first, forty at a time, of the own points alone [7.44]', async () => {
  const contest = await insertPromotion(platform, {
    terms: { prizes: [prize('cup', { title: { ru: 'Кубок', en: 'Cup' } })] },
  })
  const [player, other] = [await platform.createPlayer(), await platform.createPlayer()]
  await change(contest, other, [{ kind: 'desk', unit: 'points', amount: 1, key: 'other' }])
  await change(contest, player, [
    ...Array.from(
      { length: 42 },
      (_, index) =>
        ({ kind: 'deposits', unit: 'points', amount: index + 1, key: `number-${index}` }) as const,
    ),
  ])
  await change(contest, player, [{ kind: 'exchange', unit: 'points', amount: -7, key: 'cup-1', note: 'cup' }])
  const query = { actionId: String(contest) }
  const first = (await platform.as(player).get(listBalanceLog, { query })).body.items
  expect(first).toHaveLength(40)
  expect(first[0]).toMatchObject({ kind: 'exchange', amount: -7, title: 'Кубок', currencyId: 'shell' })
  expect(first[1]).toMatchObject({ kind: 'deposits', amount: 42, title: null })
  const rest = (
    await platform.as(player).get(listBalanceLog, { query: { ...query, before: first.at(-1)!.id } })
  ).body.items
  expect(rest.map(({ amount }) => amount)).toEqual([3, 2, 1])
})

test.each([
  ['another id', '999999'],
  ['no id', 'nothing'],
])('%s is not found, and guests are asked to log in', async (_case, id) => {
  const player = await platform.createPlayer()
  for (const call of [getUserPromotionData, getPromotionBalance, listDepositAchievements]) {
    const { status, errors } = await platform.as(player).get(call, { params: { id } })
    expect([status, errors[0]?.code]).toEqual([404, 'not_found'])
    expect((await platform.as(null).get(call, { params: { id } })).errors[0]?.code).toBe('unauthorized')
  }
  const { errors } = await platform.as(player).get(listBalanceLog, { query: { actionId: id } })
  expect(errors[0]?.code).toBe('not_found')
})

test('a place in the log that is no id is refused', async () => {
  const contest = await insertPromotion(platform)
  const player = await platform.createPlayer()
  const query = { actionId: String(contest), before: 'nothing' }
  const { status, errors } = await platform.as(player).get(listBalanceLog, { query })
  expect([status, errors[0]?.code]).toEqual([400, 'invalid_request'])
})
