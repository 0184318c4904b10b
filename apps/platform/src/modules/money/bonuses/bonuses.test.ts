import {
  balanceChanged,
  bonusChanged,
  cancelActiveBonus,
  getActiveBonus,
  getBalance,
  runGame,
} from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { checkLedger, credit } from '../ledger/ledger.service.ts'
import { openDesk, slotWithoutBonus, type ProviderDesk } from '../wallet/testing/provider-desk.ts'
import { cancelBonus, expireBonuses, grantBonus, publishBonusNews, type Grant } from './bonuses.service.ts'

let platform: TestPlatform
let desk: ProviderDesk
let received: { type: string; data: any }[]
let endWatching: () => void
let grants = 0
beforeAll(async () => {
  platform = await createTestPlatform()
})
beforeEach(async () => {
  desk = await openDesk(platform, { balance: 1000 })
  received = []
  const { id } = desk.player
  endWatching = platform.watchPublished((room, type, data) => {
    if (room === `user:${id}`) received.push({ type, data })
  })
})
afterEach(() => endWatching())
afterAll(async () => {
  expect((await checkLedger(platform.db)).faults).toEqual([])
  await platform.close()
})

/** 10 roubles with a wager of twice that, of which 15 may become real. */
async function grant(terms: Partial<Grant> = {}): Promise<void> {
  grants += 1
  const wanted = {
    userId: desk.player.id,
    currency: 'RUB' as const,
    amount: 1000,
    wagerTimes: 2,
    mostWager: null,
    cap: 1500,
    days: 7,
    scope: 'test',
    key: `grant ${grants}`,
    ...terms,
  }
  publishBonusNews(
    platform.app.deps.realtime,
    await platform.db.transaction().execute((trx) => grantBonus(trx, platform.clock.now(), wanted)),
  )
}

const as = () => platform.as(desk.player)
const active = async () => (await as().get(getActiveBonus)).body.bonus
const round = (name: string) => ({
  roundId: `round-${name}-${desk.sessionId}`,
  transactionId: `bet-${name}-${desk.sessionId}`,
  betTransactionId: `bet-${name}-${desk.sessionId}`,
  winTransactionId: `win-${name}-${desk.sessionId}`,
})
const winOf = (name: string) => ({
  roundId: round(name).roundId,
  transactionId: round(name).winTransactionId,
})
const changes = () =>
  received
    .filter(({ type }) => type === bonusChanged.type)
    .map(({ data }) => [data.change, data.wagering.done, data.converted])
const sweep = () =>
  expireBonuses(platform.db, platform.clock, (news) => publishBonusNews(platform.app.deps.realtime, [news]))
const endTime = () =>
  sql`update bonuses set expires_at = now() - interval '1 second' where user_id = ${desk.player.id} and status = 'active'`.execute(
    platform.db,
  )

describe('a running bonus', () => {
  test("is published with the seq of the player's room, so that the browser knows which events are included", async () => {
    const room = `user:${desk.player.id}`
    const { as } = platform.onOneProcess('each process numbers events for itself')
    const before = (await as(desk.player).get(getActiveBonus)).body
    expect(before).toEqual({
      bonus: null,
      seq: { [room]: expect.any(Number) },
      epoch: platform.app.deps.realtime.epoch,
    })
    await grant()
    const { bonus, seq } = (await as(desk.player).get(getActiveBonus)).body
    expect([bonus?.wagering.done, seq[room]]).toEqual([0, before.seq[room]! + 2])
    expect((await as(desk.player).get(getBalance)).body.seq).toEqual(seq)
  })

  test('is in the balance with the progress of its wager [3.12] and its terms', async () => {
    expect((await as().get(getBalance)).body).toMatchObject({
      is_active_bonus: false,
      bonus: 0,
      wagering: null,
    })
    expect(await active()).toBeNull()
    await grant({ maxStake: 700, giftId: 31 })
    await desk.settle(600, 0)
    expect((await as().get(getBalance)).body).toMatchObject({
      balance: 400,
      is_active_bonus: true,
      bonus: 1000,
      wagering: { done: 600, needed: 2000 },
    })
    expect(await active()).toEqual({
      id: expect.any(String),
      amount: 1000,
      currency: 'RUB',
      wagering: { done: 600, needed: 2000 },
      conversionCap: 1500,
      maxStake: 700,
      giftId: '31',
      startedAt: expect.any(String),
      expiresAt: expect.any(String),
    })
  })

  test('is published step by step until it has become real money up to its cap', async () => {
    await grant()
    await desk.settle(1500, 2400, round('one'))
    expect((await desk.settle(500, 0, round('two'))).body).toMatchObject({ balance: 2400 })
    expect(await desk.has()).toMatchObject({ real: 2400, bonus: 0 })
    expect(changes()).toEqual([
      ['started', 0, 0],
      ['progress', 1500, 0],
      ['completed', 2000, 1300],
    ])
    expect(received.slice(-3)).toMatchObject([
      { type: balanceChanged.type, data: { balance_type: 'real', balance: 2400, reason: 'bonus' } },
      { type: balanceChanged.type, data: { balance_type: 'bonus', balance: 0, reason: 'bonus' } },
      { type: bonusChanged.type, data: { change: 'completed', currency: 'RUB' } },
    ])
    expect((await as().get(getBalance)).body).toMatchObject({
      is_active_bonus: false,
      bonus: 0,
      wagering: null,
    })
  })

  test('above its cap goes back to the house account', async () => {
    await grant({ cap: 200 })
    await desk.settle(2000, 2000)
    expect(await desk.has()).toMatchObject({ real: 1200, bonus: 0 })
  })

  test('is lost with its last money, and the next may come', async () => {
    await grant()
    await desk.bet(2000, round('one'))
    expect(await active()).toMatchObject({ wagering: { done: 0 } })
    expect((await as().get(getBalance)).body).toMatchObject({ is_active_bonus: true, bonus: 0 })
    await desk.rollback({ ...round('one'), transactionId: `back-one-${desk.sessionId}` })
    await desk.settle(1999, 0, round('two'))
    await desk.settle(1, 0, round('three'))
    expect(changes().at(-1)).toEqual(['completed', 2000, 0])
    await grant({ wagerTimes: 30 })
    await desk.settle(1000, 0, round('four'))
    expect(changes().at(-1)).toEqual(['lost', 1000, 0])
    await grant()
    expect(await active()).toMatchObject({ wagering: { done: 0, needed: 2000 } })
  })

  test('is staked no more often than the jurisdiction allows, whatever its giver says', async () => {
    await grant({ wagerTimes: 60, mostWager: 10 })
    expect(await active()).toMatchObject({ amount: 1000, wagering: { needed: 10_000 } })
  })

  test('is the only one, and granted once for one key', async () => {
    await grant({ key: 'the same key' })
    await grant({ key: 'the same key' })
    await expect(grant()).rejects.toMatchObject({ code: 'has_bonus' })
    expect(await desk.has()).toMatchObject({ bonus: 1000 })
    expect(changes()).toEqual([['started', 0, 0]])
  })

  test('needs a confirmation before a game that does not allow it, also while all of its money is in play [4.9]', async () => {
    const runStrict = async () =>
      (
        await as().post(runGame, {
          params: { slug: slotWithoutBonus },
          body: { platform: 'desktop', type: 'real', confirm: false },
        })
      ).body.redirect
    await grant()
    await desk.bet(2000)
    expect(await runStrict()).toBe('/games/otygrat_bonus')
    await endTime()
    expect(await runStrict()).toBeNull()
  })

  test('grown beyond the largest win still ends completely', async () => {
    const most = 1_000_000_000_000
    await grant({ amount: most, wagerTimes: 2, cap: most * 1000 })
    await desk.settle(1000, 0, round('real'))
    for (const name of ['one', 'two', 'three'])
      expect((await desk.settle(most - 1000, most, round(name))).status).toBe(200)
    expect(await desk.has()).toMatchObject({ real: most + 3000, bonus: 0 })
  })

  test('above the largest balance is an error, and nothing is granted', async () => {
    await expect(grant({ amount: 1_000_000_000_000, wagerTimes: 1001 })).rejects.toThrow(RangeError)
    expect(await active()).toBeNull()
  })
})

describe('cancelling a bonus', () => {
  test('removes the remaining money, and a second time finds none', async () => {
    await grant()
    await desk.settle(1200, 0)
    expect(await as().post(cancelActiveBonus)).toMatchObject({ status: 200, body: { success: true } })
    expect(await desk.has()).toMatchObject({ real: 0, bonus: 0 })
    expect(changes().at(-1)).toEqual(['cancelled', 1200, 0])
    expect((await as().post(cancelActiveBonus)).errors).toMatchObject([{ code: 'bonus_not_found' }])
  })

  test('is refused while a round holds some of its money', async () => {
    await grant()
    await desk.bet(1500)
    expect(await as().post(cancelActiveBonus)).toMatchObject({
      status: 409,
      errors: [{ code: 'bonus_in_play' }],
    })
    expect(await desk.has()).toMatchObject({ bonus: 500 })
    await desk.win(0)
    expect((await as().post(cancelActiveBonus)).status).toBe(200)
  })

  test('does not wait for a round of real money alone, whose win is all real', async () => {
    await grant()
    await desk.bet(600)
    expect((await as().post(cancelActiveBonus)).status).toBe(200)
    await desk.win(90)
    expect(await desk.has()).toMatchObject({ real: 490, bonus: 0 })
  })

  test('needs a player', async () => {
    expect((await platform.as(null).post(cancelActiveBonus)).status).toBe(401)
    expect((await platform.as(null).get(getActiveBonus)).status).toBe(401)
  })
})

describe('an expired bonus', () => {
  test('is neither shown nor staked from that moment, and removed a little later', async () => {
    await grant()
    await endTime()
    expect(await active()).toBeNull()
    expect((await desk.balance()).body).toMatchObject({ balance: 1000 })
    expect((await desk.bet(1001)).code).toBe('insufficient_funds')
    await sweep()
    expect(await desk.has()).toMatchObject({ real: 1000, bonus: 0 })
    await sweep()
    expect(changes()).toEqual([
      ['started', 0, 0],
      ['expired', 0, 0],
    ])
  })

  test('becomes real money when its wager was done in time, even while a provider leaves a round open', async () => {
    await grant()
    await desk.bet(1100, round('late'))
    await desk.settle(900, 1800, round('one'))
    await desk.settle(1200, 1200, round('two'))
    expect(await active()).toMatchObject({ wagering: { done: 2000, needed: 2000 } })
    await endTime()
    expect((await as().get(getBalance)).body).toMatchObject({ is_active_bonus: false, bonus: 0 })
    received = []
    await sweep()
    expect(received).toMatchObject([
      { type: balanceChanged.type, data: { balance_type: 'real', balance: 1500, reason: 'bonus' } },
      { type: balanceChanged.type, data: { balance_type: 'bonus', balance: 0, reason: 'bonus' } },
      {
        type: bonusChanged.type,
        data: { change: 'completed', wagering: { done: 2000, needed: 2000 }, converted: 1500 },
      },
    ])
    expect(await desk.has()).toMatchObject({ real: 1500, bonus: 0 })
    await desk.win(1100, winOf('late'))
    expect(await desk.has()).toMatchObject({ real: 2500, bonus: 0 })
  })

  test('that can not be ended is reported and does not block the others', async () => {
    await grant()
    await endTime()
    const innocent = desk
    desk = await openDesk(platform, { balance: 0 })
    await grant()
    await sql`update bonuses set expires_at = now() - interval '1 hour' where user_id = ${desk.player.id}`.execute(
      platform.db,
    )
    const { id } = (
      await sql<{ id: number }>`select id from bonuses where user_id = ${desk.player.id}`.execute(platform.db)
    ).rows[0]!
    await platform.db
      .transaction()
      .execute((trx) =>
        credit(trx, { userId: desk.player.id, currency: 'RUB', amount: 1, scope: 'bonus', key: `${id} end` }),
      )
    const reported: unknown[] = []
    const ended: number[] = []
    await expireBonuses(
      platform.db,
      platform.clock,
      ({ userId }) => ended.push(userId),
      (error) => reported.push(error),
    )
    expect(ended).toEqual([innocent.player.id])
    expect(reported).toHaveLength(1)
    await sql`update bonuses set expires_at = now() + interval '1 hour' where user_id = ${desk.player.id}`.execute(
      platform.db,
    )
  })

  test('does not block the next bonus, even before the sweep has ended it', async () => {
    await grant()
    await endTime()
    await grant({ amount: 300 })
    expect(await desk.has()).toMatchObject({ bonus: 300 })
    expect(changes().map(([change]) => change)).toEqual(['started', 'expired', 'started'])
  })

  test.each<[string, () => Promise<unknown>]>([
    [
      'is over',
      async () => {
        await endTime()
        await sweep()
      },
    ],
    ['is over and nobody has noticed', endTime],
    [
      'was ended by the desk',
      () =>
        platform.db
          .transaction()
          .execute((trx) =>
            cancelBonus(
              trx,
              platform.clock.now(),
              { id: desk.player.id, currency: 'RUB' },
              { isForced: true },
            ),
          ),
    ],
  ])(
    'that %s: the bonus part of an open round is void, the real part is paid, and repetitions answer the same',
    async (_, end) => {
      await grant()
      await desk.bet(1500, round('won'))
      await desk.bet(500, round('back'))
      await end()
      const paid = await desk.win(900, winOf('won'))
      expect(paid).toMatchObject({ status: 200, body: { balance: 600 } })
      const back = await desk.rollback({ ...round('back'), transactionId: `back-two-${desk.sessionId}` })
      expect(back).toMatchObject({ status: 200, body: { balance: 600 } })
      await sweep()
      expect(await desk.has()).toMatchObject({ real: 600, bonus: 0 })
      await grant({ amount: 700 })
      expect(await desk.win(900, winOf('won'))).toEqual(paid)
      expect(await desk.rollback({ ...round('back'), transactionId: `back-two-${desk.sessionId}` })).toEqual(
        back,
      )
      expect(await desk.has()).toMatchObject({ real: 600, bonus: 700 })
      expect(await active()).toMatchObject({ wagering: { done: 0 } })
    },
  )
})

test('a round that began before the bonus is not part of it: it counts nothing and stakes none of its money', async () => {
  await desk.bet(900)
  await grant()
  expect((await desk.bet(101, { transactionId: `second-${desk.sessionId}` })).code).toBe('insufficient_funds')
  await desk.win(50)
  expect(await active()).toMatchObject({ wagering: { done: 0 } })
  expect(await desk.has()).toMatchObject({ real: 150, bonus: 1000 })
})

test('a game that allows no bonus counts nothing toward its wager', async () => {
  await grant()
  await sql`update game_sessions set game_slug = ${slotWithoutBonus} where id = ${desk.sessionId}`.execute(
    platform.db,
  )
  await desk.settle(700, 0)
  expect(await active()).toMatchObject({ wagering: { done: 0 } })
})

test('an account with bonuses disabled is granted none; neither is a closed one', async () => {
  await sql`update users set bonuses_disabled_at = now() where id = ${desk.player.id}`.execute(platform.db)
  await expect(grant()).rejects.toMatchObject({ code: 'bonuses_disabled' })
  await sql`update users set bonuses_disabled_at = null, closed_at = now() where id = ${desk.player.id}`.execute(
    platform.db,
  )
  await expect(grant()).rejects.toMatchObject({ code: 'account_closed' })
  expect(await desk.has()).toMatchObject({ bonus: 0 })
})
