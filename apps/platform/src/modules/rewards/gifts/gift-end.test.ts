// What becomes of gifts by free rounds and deposits, by the clock, a break and the desk.
import { countPayoutGifts, giftChanged, takeBreak } from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordEvent } from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import type { OutboxEvent } from '../../../plugins/event-outbox/outbox-facts.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { cancelBonus } from '../../money/bonuses/bonuses.service.ts'
import { readFreeRounds } from '../../money/free-rounds/free-rounds.service.ts'
import { checkLedger } from '../../money/ledger/ledger.service.ts'
import { publishGiftNews, revokeGift } from './gifts.service.ts'
import { createGiftDesk, type GiftDesk } from './testing/gift-desk.ts'

let platform: TestPlatform
let desk: GiftDesk
beforeAll(async () => {
  platform = await createTestPlatform()
  desk = createGiftDesk(platform)
})
afterAll(async () => {
  const { faults } = await checkLedger(platform.db)
  await platform.close()
  expect(faults).toEqual([])
})

const record = (event: OutboxEvent) =>
  desk.within((trx) => recordEvent(trx, desk.now(), event as OutboxEvent<'deposit.settled'>))
let deposits = 0
const deposit = (player: TestPlayer, amount: number, giftId: string | null = null, beganAt = desk.now()) =>
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
      settledAt: desk.now().toISOString(),
    },
  })
const endRounds = async (player: TestPlayer, giftId: string, won: number, cause: 'played' | 'expired') => {
  const series = (await readFreeRounds(platform.db, [Number(giftId)])).get(Number(giftId))!
  await sql`update free_rounds set status = ${cause}, used = case when ${cause} = 'played' then total else used end, won = ${won}, ended_at = ${desk.now()} where id = ${series.id}`.execute(
    platform.db,
  )
  await record({
    type: 'freeRounds.ended',
    userId: player.id,
    data: { freeRoundsId: series.id, giftId: Number(giftId), won, currency: 'RUB', cause },
  })
}

describe('free rounds', () => {
  test('are opened once for a player, and a second gift waits [8.33]', async () => {
    const player = await platform.createPlayer()
    const [first, second] = [await desk.give(player, 'spins'), await desk.give(player, 'feature')]
    expect((await desk.activate(player, first)).body.gift).toMatchObject({
      state: 'activated',
      terms: { left: 20, won: 0 },
    })
    expect((await desk.activate(player, second)).errors).toMatchObject([{ code: 'exists_active_giftspin' }])
    expect(await desk.find(player, second)).toMatchObject({ state: 'received' })
    expect((await readFreeRounds(platform.db, [Number(first)])).get(Number(first))).toMatchObject({
      stake: 1_000,
      total: 20,
      isFeature: false,
    })
  })

  test('move the gift as they are played, and their wins become one bonus with its terms [3.48]', async () => {
    const player = await platform.createPlayer()
    const id = await desk.give(player, 'spins')
    await desk.activate(player, id)
    const played = { freeRoundsId: 1, giftId: Number(id), left: 7, won: 300 }
    await record({ type: 'freeRounds.played', userId: player.id, data: played })
    await expect.poll(async () => (await desk.find(player, id)).terms).toMatchObject({ left: 7, won: 300 })
    await endRounds(player, id, 4_000, 'played')
    await expect.poll(async () => (await desk.find(player, id)).state).toBe('used')
    expect(await desk.bonusOf(player)).toMatchObject({
      amount: 4_000,
      conversionCap: 20_000,
      wagering: { needed: 80_000 },
      giftId: id,
    })
  })

  test('that expire without a win leave nothing, with one a bonus [4.42]', async () => {
    const [loser, winner] = [await platform.createPlayer(), await platform.createPlayer()]
    const [lost, won] = [await desk.give(loser, 'spins'), await desk.give(winner, 'spins')]
    await desk.activate(loser, lost)
    await desk.activate(winner, won)
    await endRounds(loser, lost, 0, 'expired')
    await endRounds(winner, won, 50, 'expired')
    await expect.poll(async () => (await desk.find(loser, lost)).state).toBe('expired')
    await expect.poll(async () => (await desk.find(winner, won)).state).toBe('used')
    expect([await desk.bonusOf(loser), (await desk.bonusOf(winner))?.amount]).toEqual([null, 50])
  })

  test('wait with their wins while another bonus runs or the desk allows none', async () => {
    const player = await platform.createPlayer()
    const id = await desk.give(player, 'spins')
    await desk.activate(player, id)
    await desk.startBonus(player)
    await endRounds(player, id, 700, 'played')
    await expect.poll(async () => (await desk.find(player, id)).terms).toMatchObject({ won: 700 })
    await desk.sweep()
    expect(await desk.find(player, id)).toMatchObject({ state: 'activated' })
    await desk.within((trx) => cancelBonus(trx, desk.now(), { id: player.id, currency: 'RUB' }))
    await sql`update users set bonuses_disabled_at = now() where id = ${player.id}`.execute(platform.db)
    await desk.sweep()
    expect(await desk.find(player, id)).toMatchObject({ state: 'activated' })
    await sql`update users set bonuses_disabled_at = null where id = ${player.id}`.execute(platform.db)
    await desk.sweep()
    await desk.sweep()
    expect(await desk.find(player, id)).toMatchObject({ state: 'used' })
    expect(await desk.bonusOf(player)).toMatchObject({ amount: 700, giftId: id })
  })
})

describe('a deposit', () => {
  test('brings the bonus of the chosen gift, until its limit is reached [4.43]', async () => {
    const player = await platform.createPlayer()
    const id = await desk.give(player, 'welcome')
    await desk.activate(player, id)
    await deposit(player, 800_000, id)
    await expect.poll(() => desk.bonusOf(player)).toMatchObject({ amount: 800_000, giftId: id })
    expect(await desk.find(player, id)).toMatchObject({
      state: 'activated',
      isSelected: false,
      restrictionsState: { depositProgress: 800_000, deposits: { counted: 1, most: 5 } },
    })
    await deposit(player, 100_000, id)
    // A deposit of the same millisecond counts for a gift.
    platform.clock.advance({ ms: 1 })
    const marker = await desk.give(player, 'after-deposits')
    await deposit(player, 50_000)
    await expect
      .poll(async () => (await desk.find(player, marker)).restrictionsState.depositProgress)
      .toBe(50_000)
    expect((await desk.find(player, id)).restrictionsState.depositProgress).toBe(800_000)
    await desk.within((trx) => cancelBonus(trx, desk.now(), { id: player.id, currency: 'RUB' }))
    await deposit(player, 500_000, id)
    await expect.poll(() => desk.bonusOf(player)).toMatchObject({ amount: 200_000 })
    expect(await desk.find(player, id)).toMatchObject({
      state: 'used',
      restrictionsState: { depositProgress: 1_000_000 },
    })
  })

  test('counts for every gift that waits for deposits, which then opens [4.43], [8.33]', async () => {
    const player = await platform.createPlayer()
    const id = await desk.give(player, 'after-deposits')
    expect((await desk.activate(player, id)).errors).toMatchObject([{ code: 'deposit_restriction' }])
    await deposit(player, 150_000)
    await deposit(player, 50_000)
    await expect
      .poll(async () => (await desk.find(player, id)).restrictionsState.depositProgress)
      .toBe(200_000)
    expect((await desk.activate(player, id)).status).toBe(200)
  })
})

describe('a gift ends', () => {
  test('by the clock when it is read, and by a job, which tells the pages [3.48], [4.38], [4.42], [7.86]', async () => {
    const player = await platform.createPlayer()
    const id = await desk.give(player, 'cash')
    const lasting = await desk.give(player, 'lasting-cash')
    const published: unknown[] = []
    const end = platform.watchPublished((_room, type, data) => {
      if (type === giftChanged.type && data.id === id) published.push([data.change, data.state])
    })
    await sql`update user_gifts set expires_at = ${desk.now()} where id = ${id}`.execute(platform.db)
    expect(await desk.find(player, id)).toMatchObject({ state: 'expired' })
    expect((await desk.activate(player, id)).errors).toMatchObject([{ code: 'expired' }])
    await desk.sweep()
    await expect.poll(() => published).toEqual([['expired', 'expired']])
    end()
    expect(await desk.find(player, lasting)).toMatchObject({ state: 'received', expiredAt: null })
  })

  test('later by a break, and so does the running bonus', async () => {
    const player = await platform.createPlayer()
    const [cash, spins] = [await desk.give(player, 'cash'), await desk.give(player, 'spins')]
    await desk.activate(player, spins)
    await desk.startBonus(player)
    const before = { gift: await desk.find(player, cash), bonus: await desk.bonusOf(player) }
    await platform.as(player).post(takeBreak, { body: { hours: 24 } })
    await platform.as(player).post(takeBreak, { body: { hours: 24 } })
    const moved = Date.parse((await desk.find(player, cash)).expiredAt!) - Date.parse(before.gift.expiredAt!)
    expect(Math.abs(moved - 24 * 3_600_000)).toBeLessThan(60_000)
    const bonusMoved =
      Date.parse((await desk.bonusOf(player))!.expiresAt) - Date.parse(before.bonus!.expiresAt)
    expect(bonusMoved).toBe(moved)
    const series = (await readFreeRounds(platform.db, [Number(spins)])).get(Number(spins))!
    expect(series.expiresAt.toISOString()).toBe((await desk.find(player, spins)).expiredAt)
    expect((await desk.activate(player, cash)).errors).toMatchObject([{ code: 'taking_a_break' }])
  })

  test('given during a break counts its days from the end of the break, and so do a bonus and wins that wait', async () => {
    const player = await platform.createPlayer()
    const spins = await desk.give(player, 'spins')
    await desk.activate(player, spins)
    await platform.as(player).post(takeBreak, { body: { hours: 720 } })
    const breakEnd = desk.now().getTime() + 720 * 3_600_000
    const daysAfterBreak = (moment: string | null) =>
      Math.round((Date.parse(moment!) - breakEnd) / 86_400_000)
    const [cash, welcome] = [await desk.give(player, 'cash'), await desk.give(player, 'welcome')]
    await deposit(player, 100_000, welcome)
    await expect.poll(() => desk.bonusOf(player)).toMatchObject({ amount: 100_000, giftId: welcome })
    await endRounds(player, spins, 700, 'played')
    await expect.poll(async () => (await desk.find(player, spins)).terms).toMatchObject({ won: 700 })
    const readDays = async () => ({
      cash: daysAfterBreak((await desk.find(player, cash)).expiredAt),
      wins: daysAfterBreak((await desk.find(player, spins)).expiredAt),
      bonus: daysAfterBreak((await desk.bonusOf(player))!.expiresAt),
    })
    expect(await readDays()).toEqual({ cash: 7, wins: 30, bonus: 7 })
    await platform.as(player).post(takeBreak, { body: { hours: 720 } })
    expect(await readDays()).toEqual({ cash: 7, wins: 30, bonus: 7 })
    await platform.as(player).post(takeBreak, { body: { hours: 2_160 } })
    expect(await readDays()).toEqual({ cash: 67, wins: 90, bonus: 67 })
  })

  test('when the desk revokes it, with what is left of its free rounds', async () => {
    const player = await platform.createPlayer()
    const id = await desk.give(player, 'spins')
    await desk.activate(player, id)
    const owner = { userId: player.id, giftId: Number(id) }
    const news = await platform.db.transaction().execute((trx) => revokeGift(trx, desk.now(), owner))
    publishGiftNews(platform.app.deps.realtime, news!)
    expect(news).toMatchObject([{ data: { change: 'revoked', state: 'expired' } }])
    expect(await desk.find(player, id)).toMatchObject({ state: 'expired' })
    expect((await readFreeRounds(platform.db, [Number(id)])).get(Number(id))!.status).toBe('cancelled')
    expect(await platform.db.transaction().execute((trx) => revokeGift(trx, desk.now(), owner))).toBeNull()
  })
})

test('a payout would burn live gifts but cash, XP, compoints and custom ones [7.23], [5.27]', async () => {
  const player = await platform.createPlayer()
  for (const gift of ['cash', 'xp', 'compoints', 'custom', 'spins', 'welcome', 'offer', 'box'])
    await desk.give(player, gift)
  await desk.activate(player, await desk.give(player, 'cash'))
  await desk.startBonus(player)
  const { body } = await platform.as(player).get(countPayoutGifts)
  expect(body).toMatchObject({ count: 4, bonus: 1_000 })
  expect(body.gifts.map(({ type }) => type)).toEqual([
    'nondeposit',
    'bonus_offer',
    'deposit_bonus',
    'giftspin',
  ])
})
