import {
  activateGift,
  countPayoutGifts,
  getActiveBonus,
  getBalance,
  getUserLevel,
  giftChanged,
  listGifts,
  takeBreak,
  takeNonDepositPrize,
  type Gift,
  type Platform,
} from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordEvent } from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import type { OutboxEvent } from '../../../plugins/event-outbox/outbox-facts.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { cancelBonus, grantBonus } from '../../money/bonuses/bonuses.service.ts'
import { readFreeRounds } from '../../money/free-rounds/free-rounds.service.ts'
import { checkLedger } from '../../money/ledger/ledger.service.ts'
import { endGifts } from './gift-end.service.ts'
import { fulfilGift, grantGift, publishGiftNews, revokeGift } from './gifts.service.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(async () => {
  const { faults } = await checkLedger(platform.db)
  await platform.close()
  expect(faults).toEqual([])
})

let grants = 0
const now = () => platform.clock.now()
const within = <Result>(work: Parameters<ReturnType<TestPlatform['db']['transaction']>['execute']>[0]) =>
  platform.db.transaction().execute(work) as Promise<Result>
async function give({ id }: TestPlayer, gift: string | { slug: string; amount: number; percent: number }) {
  grants += 1
  const { giftId } = await platform.db
    .transaction()
    .execute((trx) =>
      grantGift(trx, now(), { userId: id, gift, reason: 'personal', scope: 'test', key: `${grants}` }),
    )
  return String(giftId)
}
const activate = (player: TestPlayer, id: string, option?: string, on: Platform = 'desktop') =>
  platform.as(player).put(activateGift, { params: { id }, query: { platform: on }, body: { option } })
const listed = async (player: TestPlayer) => (await platform.as(player).get(listGifts)).body.data.data
const find = async (player: TestPlayer, id: string): Promise<Gift> =>
  (await listed(player)).find((gift) => gift.id === id)!
const balanceOf = async (player: TestPlayer) => (await platform.as(player).get(getBalance)).body
const bonusOf = async (player: TestPlayer) => (await platform.as(player).get(getActiveBonus)).body.bonus
const record = (event: OutboxEvent) =>
  within((trx) => recordEvent(trx, now(), event as OutboxEvent<'deposit.settled'>))
let deposits = 0
const deposit = (player: TestPlayer, amount: number, giftId: string | null = null, beganAt = now()) =>
  record({
    type: 'deposit.settled',
    userId: player.id,
    data: {
      depositId: `deposit-${(deposits += 1)}`,
      amount,
      currency: 'RUB',
      rateToRub: '1',
      giftId: giftId === null ? null : Number(giftId),
      beganAt: beganAt.toISOString(),
      settledAt: now().toISOString(),
    },
  })
const endRounds = async (player: TestPlayer, giftId: string, won: number, cause: 'played' | 'expired') => {
  const series = (await readFreeRounds(platform.db, [Number(giftId)])).get(Number(giftId))!
  await sql`update free_rounds set status = ${cause}, used = case when ${cause} = 'played' then total else used end, won = ${won}, ended_at = ${now()} where id = ${series.id}`.execute(
    platform.db,
  )
  await record({
    type: 'freeRounds.ended',
    userId: player.id,
    data: { freeRoundsId: series.id, giftId: Number(giftId), won, currency: 'RUB', cause },
  })
}
const startBonus = (player: TestPlayer) =>
  within((trx) =>
    grantBonus(trx, now(), {
      userId: player.id,
      currency: 'RUB',
      amount: 1_000,
      wagerTimes: 10,
      cap: 1_000,
      days: 7,
      scope: 'test',
      key: `bonus ${player.id}`,
    }),
  )
const sweep = () =>
  endGifts({ db: platform.db, clock: platform.clock, realtime: platform.app.deps.realtime }, (error) => {
    throw error
  })

describe('an activated gift', () => {
  test('of type cash is credited as real money and used [3.46], [7.24]', async () => {
    const player = await platform.createPlayer()
    const id = await give(player, 'cash')
    const { body } = await activate(player, id)
    expect(body).toMatchObject({ success: true, gift: { id, state: 'used' }, chosen: null })
    expect(body.gift.activatedAt).not.toBeNull()
    expect(await balanceOf(player)).toMatchObject({ balance: 10_000, bonus: 0 })
  })

  test('of type compoint and of type XP is credited and used [3.46]', async () => {
    const player = await platform.createPlayer()
    await activate(player, await give(player, 'compoints'))
    await activate(player, await give(player, 'xp'))
    expect((await balanceOf(player)).compoint_balance).toBe(2_500)
    expect((await platform.as(player).get(getUserLevel)).body.xp).toBe(500)
    expect((await listed(player)).map(({ state }) => state)).toEqual(['used', 'used'])
  })

  test('of type bonus offer becomes a bonus under its terms [3.45]', async () => {
    const player = await platform.createPlayer()
    const id = await give(player, 'offer')
    expect((await activate(player, id)).errors).toMatchObject([{ code: 'invalid_offer' }])
    await sql`insert into player_progress (user_id, level) values (${player.id}, 3)`.execute(platform.db)
    expect((await activate(player, id)).body).toMatchObject({ gift: { state: 'used' } })
    expect(await bonusOf(player)).toMatchObject({
      amount: 50_000,
      conversionCap: 250_000,
      wagering: { done: 0, needed: 1_250_000 },
      maxStake: 50_000,
      giftId: id,
    })
  })

  test('of type cashback is active while its bonus runs, and used then [3.46]', async () => {
    const player = await platform.createPlayer()
    const id = await give(player, { slug: 'weekly-cashback', amount: 2_000, percent: 5 })
    expect((await activate(player, id)).body).toMatchObject({ gift: { state: 'activated' } })
    expect(await bonusOf(player)).toMatchObject({ amount: 2_000, wagering: { needed: 6_000 } })
    await sweep()
    expect(await find(player, id)).toMatchObject({ state: 'activated' })
    await within((trx) => cancelBonus(trx, now(), { id: player.id, currency: 'RUB' }))
    await sweep()
    expect(await find(player, id)).toMatchObject({ state: 'used' })
  })

  test('of a group becomes the chosen option, and needs one [3.45]', async () => {
    const player = await platform.createPlayer()
    const id = await give(player, 'choice')
    for (const option of [undefined, 'xp'])
      expect((await activate(player, id, option)).errors).toMatchObject([
        { code: 'invalid_request', field: 'option' },
      ])
    const { body } = await activate(player, id, 'cash')
    expect(body).toMatchObject({ gift: { state: 'used' }, chosen: { type: 'cash', state: 'received' } })
    expect((await activate(player, id, 'spins')).errors).toMatchObject([{ code: 'used' }])
    expect(await listed(player)).toHaveLength(2)
  })

  test('of type custom waits for the operator, without an end', async () => {
    const player = await platform.createPlayer()
    const id = await give(player, 'custom')
    expect((await activate(player, id)).body.gift).toMatchObject({ state: 'activated', expiredAt: null })
    await within((trx) => fulfilGift(trx, now(), { userId: player.id, giftId: Number(id) }))
    expect(await find(player, id)).toMatchObject({ state: 'used' })
  })

  test('of type deposit bonus waits for the next deposit [7.26]', async () => {
    const player = await platform.createPlayer()
    const id = await give(player, 'welcome')
    expect((await activate(player, id)).body.gift).toMatchObject({ state: 'activated', isSelected: true })
    expect((await activate(player, id)).body.gift).toMatchObject({ state: 'activated', isSelected: true })
  })

  test('of type NonDeposit draws one prize, whose result stays with it [7.25]', async () => {
    const player = await platform.createPlayer()
    const id = await give(player, 'box')
    const { body } = await platform.as(player).post(takeNonDepositPrize, { params: { id } })
    expect(body).toMatchObject({ success: true, error: null })
    const { rows } = await sql<{ prize: number; result: number | null }>`
      select prize, result_gift_id as result from user_gifts where id = ${id}`.execute(platform.db)
    expect(rows[0]!.result === null ? null : String(rows[0]!.result)).toBe(body.gift?.id ?? null)
    expect([0, 1, 2]).toContain(rows[0]!.prize)
    const again = await platform.as(player).post(takeNonDepositPrize, { params: { id } })
    expect(again.body).toEqual({ success: false, error: 'used', gift: null })
    const cash = await give(player, 'cash')
    expect(
      (await platform.as(player).post(takeNonDepositPrize, { params: { id: cash } })).body,
    ).toMatchObject({
      error: 'invalid_user_gift',
    })
  })
})

describe('free rounds', () => {
  test('are opened once for a player, and a second gift waits [8.33]', async () => {
    const player = await platform.createPlayer()
    const [first, second] = [await give(player, 'spins'), await give(player, 'feature')]
    expect((await activate(player, first)).body.gift).toMatchObject({
      state: 'activated',
      terms: { left: 20, won: 0 },
    })
    expect((await activate(player, second)).errors).toMatchObject([{ code: 'exists_active_giftspin' }])
    expect(await find(player, second)).toMatchObject({ state: 'received' })
    expect((await readFreeRounds(platform.db, [Number(first)])).get(Number(first))).toMatchObject({
      stake: 1_000,
      total: 20,
      isFeature: false,
    })
  })

  test('move the gift as they are played, and their wins become one bonus with its terms', async () => {
    const player = await platform.createPlayer()
    const id = await give(player, 'spins')
    await activate(player, id)
    const played = { freeRoundsId: 1, giftId: Number(id), left: 7, won: 300 }
    await record({ type: 'freeRounds.played', userId: player.id, data: played })
    await expect.poll(async () => (await find(player, id)).terms).toMatchObject({ left: 7, won: 300 })
    await endRounds(player, id, 4_000, 'played')
    await expect.poll(async () => (await find(player, id)).state).toBe('used')
    expect(await bonusOf(player)).toMatchObject({
      amount: 4_000,
      conversionCap: 20_000,
      wagering: { needed: 80_000 },
      giftId: id,
    })
  })

  test('that expire without a win leave nothing, with one a bonus [4.42]', async () => {
    const [loser, winner] = [await platform.createPlayer(), await platform.createPlayer()]
    const [lost, won] = [await give(loser, 'spins'), await give(winner, 'spins')]
    await activate(loser, lost)
    await activate(winner, won)
    await endRounds(loser, lost, 0, 'expired')
    await endRounds(winner, won, 50, 'expired')
    await expect.poll(async () => (await find(loser, lost)).state).toBe('expired')
    await expect.poll(async () => (await find(winner, won)).state).toBe('used')
    expect([await bonusOf(loser), (await bonusOf(winner))?.amount]).toEqual([null, 50])
  })

  test('wait with their wins while another bonus runs', async () => {
    const player = await platform.createPlayer()
    const id = await give(player, 'spins')
    await activate(player, id)
    await startBonus(player)
    await endRounds(player, id, 700, 'played')
    await expect.poll(async () => (await find(player, id)).terms).toMatchObject({ won: 700 })
    await sweep()
    expect(await find(player, id)).toMatchObject({ state: 'activated' })
    await within((trx) => cancelBonus(trx, now(), { id: player.id, currency: 'RUB' }))
    await sweep()
    await sweep()
    expect(await find(player, id)).toMatchObject({ state: 'used' })
    expect(await bonusOf(player)).toMatchObject({ amount: 700, giftId: id })
  })
})

describe('a deposit', () => {
  test('brings the bonus of the chosen gift, until its limit is reached [4.43]', async () => {
    const player = await platform.createPlayer()
    const id = await give(player, 'welcome')
    await activate(player, id)
    await deposit(player, 800_000, id)
    await expect.poll(() => bonusOf(player)).toMatchObject({ amount: 800_000, giftId: id })
    expect(await find(player, id)).toMatchObject({
      state: 'activated',
      isSelected: false,
      restrictionsState: { depositProgress: 800_000 },
    })
    await deposit(player, 100_000, id)
    const marker = await give(player, 'after-deposits')
    await deposit(player, 50_000)
    await expect.poll(async () => (await find(player, marker)).restrictionsState.depositProgress).toBe(50_000)
    expect((await find(player, id)).restrictionsState.depositProgress).toBe(800_000)
    await within((trx) => cancelBonus(trx, now(), { id: player.id, currency: 'RUB' }))
    await deposit(player, 500_000, id)
    await expect.poll(() => bonusOf(player)).toMatchObject({ amount: 200_000 })
    expect(await find(player, id)).toMatchObject({
      state: 'used',
      restrictionsState: { depositProgress: 1_000_000 },
    })
  })

  test('counts for every gift that waits for deposits, which then opens [4.43], [8.33]', async () => {
    const player = await platform.createPlayer()
    const id = await give(player, 'after-deposits')
    expect((await activate(player, id)).errors).toMatchObject([{ code: 'deposit_restriction' }])
    await deposit(player, 150_000)
    await deposit(player, 50_000)
    await expect.poll(async () => (await find(player, id)).restrictionsState.depositProgress).toBe(200_000)
    expect((await activate(player, id)).status).toBe(200)
  })
})

describe('a refused activation consumes nothing [8.33]', () => {
  test("another player's gift and an unknown one answer alike [8.33]", async () => {
    const [player, other] = [await platform.createPlayer(), await platform.createPlayer()]
    const id = await give(other, 'cash')
    for (const wrong of [id, '999999999999', 'none'])
      expect(await activate(player, wrong)).toMatchObject({
        status: 404,
        errors: [{ code: 'invalid_user_gift' }],
      })
    expect(await find(other, id)).toMatchObject({ state: 'received' })
  })

  test('by the account, the contacts, the device, the level', async () => {
    const player = await platform.createPlayer()
    const set = (change: ReturnType<typeof sql>) =>
      sql`update users set ${change} where id = ${player.id}`.execute(platform.db)
    const refusalOf = async (gift: string) =>
      (await activate(player, await give(player, gift))).errors[0]?.code
    expect(await refusalOf('for-phones')).toBe('phone_restriction')
    expect(await refusalOf('for-both')).toBe('phone_restriction')
    expect(await refusalOf('for-emails')).toBeUndefined()
    await set(sql`email_verified_at = null`)
    expect(await refusalOf('for-emails')).toBe('email_restriction')
    expect(await refusalOf('for-both')).toBe('phone_and_email_restriction')
    expect(await refusalOf('on-mobile')).toBe('wrong_device')
    expect((await activate(player, await give(player, 'on-mobile'), undefined, 'mobile')).status).toBe(200)
    expect(await refusalOf('for-level-5')).toBe('invalid_offer')
    await set(sql`multi_account = true`)
    expect(await refusalOf('cash')).toBe('multi_account')
    await set(sql`multi_account = false, bonuses_disabled_at = now()`)
    expect(await refusalOf('cash')).toBe('disabled')
  })

  test('by an unexpected error of its effect, which is logged and leaves nothing', async () => {
    const player = await platform.createPlayer()
    const id = await give(player, 'cash')
    await sql`update user_gifts set terms = jsonb_set(terms, '{amount}', '9000000000000000') where id = ${id}`.execute(
      platform.db,
    )
    expect((await activate(player, id)).errors).toMatchObject([{ code: 'activation_failed' }])
    expect(platform.drainErrors()).toMatchObject([{ giftId: Number(id) }])
    expect(await find(player, id)).toMatchObject({ state: 'received', activatedAt: null })
    expect((await balanceOf(player)).balance).toBe(0)
  })

  test('of twenty at once, in two tabs, exactly one has an effect', async () => {
    const player = await platform.createPlayer()
    const id = await give(player, 'cash')
    const published: unknown[] = []
    const end = platform.watchPublished((_room, type, data) => {
      if (type === giftChanged.type && data.id === id) published.push(data.change)
    })
    const answers = await Promise.all(Array.from({ length: 20 }, () => activate(player, id)))
    end()
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const codes = answers.flatMap(({ errors }) => errors.map(({ code }) => code))
    expect(codes).toHaveLength(19)
    expect(codes.every((code) => code === 'used' || code === 'in_process')).toBe(true)
    expect((await balanceOf(player)).balance).toBe(10_000)
    expect(published).toEqual(['used'])
  })
})

describe('a gift ends', () => {
  test('by the clock when it is read, and by a job, which tells the pages [4.42], [7.86]', async () => {
    const player = await platform.createPlayer()
    const id = await give(player, 'cash')
    const lasting = await give(player, 'lasting-cash')
    const published: unknown[] = []
    const end = platform.watchPublished((_room, type, data) => {
      if (type === giftChanged.type && data.id === id) published.push([data.change, data.state])
    })
    await sql`update user_gifts set expires_at = ${now()} where id = ${id}`.execute(platform.db)
    expect(await find(player, id)).toMatchObject({ state: 'expired' })
    expect((await activate(player, id)).errors).toMatchObject([{ code: 'expired' }])
    await sweep()
    await expect.poll(() => published).toEqual([['expired', 'expired']])
    end()
    expect(await find(player, lasting)).toMatchObject({ state: 'received', expiredAt: null })
  })

  test('later by a break, and so does the running bonus', async () => {
    const player = await platform.createPlayer()
    const [cash, spins] = [await give(player, 'cash'), await give(player, 'spins')]
    await activate(player, spins)
    await startBonus(player)
    const before = { gift: await find(player, cash), bonus: await bonusOf(player) }
    await platform.as(player).post(takeBreak, { body: { hours: 24 } })
    await platform.as(player).post(takeBreak, { body: { hours: 24 } })
    const moved = Date.parse((await find(player, cash)).expiredAt!) - Date.parse(before.gift.expiredAt!)
    expect(Math.abs(moved - 24 * 3_600_000)).toBeLessThan(60_000)
    const bonusMoved = Date.parse((await bonusOf(player))!.expiresAt) - Date.parse(before.bonus!.expiresAt)
    expect(bonusMoved).toBe(moved)
    const series = (await readFreeRounds(platform.db, [Number(spins)])).get(Number(spins))!
    expect(series.expiresAt.toISOString()).toBe((await find(player, spins)).expiredAt)
    expect((await activate(player, cash)).errors).toMatchObject([{ code: 'taking_a_break' }])
  })

  test('when the desk revokes it, with what is left of its free rounds', async () => {
    const player = await platform.createPlayer()
    const id = await give(player, 'spins')
    await activate(player, id)
    const owner = { userId: player.id, giftId: Number(id) }
    const news = await platform.db.transaction().execute((trx) => revokeGift(trx, now(), owner))
    publishGiftNews(platform.app.deps.realtime, news!)
    expect(news).toMatchObject([{ data: { change: 'revoked', state: 'expired' } }])
    expect(await find(player, id)).toMatchObject({ state: 'expired' })
    expect((await readFreeRounds(platform.db, [Number(id)])).get(Number(id))!.status).toBe('cancelled')
    expect(await platform.db.transaction().execute((trx) => revokeGift(trx, now(), owner))).toBeNull()
  })
})

test('a payout would burn live gifts but cash, XP, compoints and custom ones [7.23], [5.27]', async () => {
  const player = await platform.createPlayer()
  for (const gift of ['cash', 'xp', 'compoints', 'custom', 'spins', 'welcome', 'offer', 'box'])
    await give(player, gift)
  await activate(player, await give(player, 'cash'))
  await startBonus(player)
  const { body } = await platform.as(player).get(countPayoutGifts)
  expect(body).toMatchObject({ count: 4, bonus: 1_000 })
  expect(body.gifts.map(({ type }) => type)).toEqual([
    'nondeposit',
    'bonus_offer',
    'deposit_bonus',
    'giftspin',
  ])
})
