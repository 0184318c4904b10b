// Payouts as a player requests, sees and cancels them.
import {
  balanceChanged,
  bonusChanged,
  countPayoutGifts,
  getPayout,
  giftChanged,
  listPayoutSystems,
  sendPayout,
  treasuryTransactionConfirmed,
} from '@yanta/contract'
import { addSeconds } from '@yanta/config/clock'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordEvent } from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import { userRoom } from '../../../plugins/realtime/realtime.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { codesOf } from '../../identity/codes/testing/code-desk.ts'
import { letPass, spoil } from '../../identity/codes/testing/last-message.ts'
import { createGiftDesk, type GiftDesk } from '../../rewards/gifts/testing/gift-desk.ts'
import { checkLedger, getPlayerBalances } from '../ledger/ledger.service.ts'
import { creditPlayer, openDesk } from '../wallet/testing/provider-desk.ts'
import { openPayoutDesk, type PayoutDesk } from './testing/payout-desk.ts'

let platform: TestPlatform
let desk: PayoutDesk
let gifts: GiftDesk
beforeAll(async () => {
  platform = await createTestPlatform()
  desk = await openPayoutDesk(platform)
  gifts = createGiftDesk(platform)
})
afterAll(async () => {
  const { faults } = await checkLedger(platform.db)
  await platform.close()
  expect(faults).toEqual([])
})

describe('a payout request', () => {
  test('takes the money at once, tells the pages, and is listed among the new ones [7.74-7.75] [7.80] [7.86] [3.56]', async () => {
    const player = await desk.createPlayer(500_000)
    const house = await desk.houseOf('payouts')
    const published: unknown[] = []
    const end = platform.watchPublished((room, type, data) => {
      if (room === userRoom(player.id)) published.push([type, data])
    })
    const code = await desk.openCode(player)
    const { body, errors } = await desk.send(
      player,
      { code, amount: 200_000, fields: { card: '4111 1111 1111 1111', holder: ' Vera  Petrova' } },
      'card',
    )
    end()
    expect(errors).toEqual([])
    expect(body).toEqual({
      id: body.id,
      transaction_id: `p-${body.id}`,
      method: { key: 'card', name: 'Карта', image: null, icon: 'card' },
      target: '4111 •••• 1111',
      amount: 200_000,
      fee: 4_000,
      currency: 'RUB',
      status: 'new',
      reason: null,
      steps: [{ status: 'new', at: body.createdAt }],
      expectedAt: new Date(Date.parse(body.createdAt) + 24 * 3_600_000).toISOString(),
      canCancel: true,
      burnt: [],
      createdAt: body.createdAt,
    })
    expect([await desk.realOf(player), (await desk.houseOf('payouts')) - house]).toEqual([300_000, 200_000])
    expect(published).toEqual([
      [
        balanceChanged.type,
        { balance_type: 'real', balance: 300_000, currency: 'RUB', reason: 'other', roundId: null },
      ],
      [
        treasuryTransactionConfirmed.type,
        { kind: 'payout', transaction_id: `p-${body.id}`, status: 'new', amount: 200_000, currency: 'RUB' },
      ],
    ])
    expect(await desk.list(player)).toEqual({ items: [body], totalItems: 1 })
    expect(await desk.listNew(player)).toEqual([body])
    const systems = (await platform.as(player).get(listPayoutSystems)).body
    expect([systems.items.map(({ key }) => key), systems.lastUsed]).toEqual([['card', 'wallet'], 'card'])
  })

  test('is made once for its key; a key that has made one is refused for another', async () => {
    const player = await desk.createPlayer(500_000)
    const key = desk.newKey()
    const first = await desk.request(player, { key })
    expect((await desk.send(player, { code: '0000', key })).body).toEqual(first)
    const others = [
      await desk.send(player, { code: '0000', key, amount: 300_000 }),
      await desk.send(player, { code: '0000', key, fields: { wallet: '4100 1184 2207 0716' } }),
    ]
    for (const { status, body } of others)
      expect([status, body]).toMatchObject([400, { errors: [{ code: 'invalid_request', field: 'key' }] }])
    expect(await desk.realOf(player)).toBe(400_000)
  })

  test('sent again after its end, it is the same one still', async () => {
    const player = await desk.createPlayer(500_000)
    const key = desk.newKey()
    const { transaction_id: id } = await desk.request(player, { key })
    await desk.cancel(player, id)
    expect((await desk.send(player, { code: '0000', key })).body).toMatchObject({
      transaction_id: id,
      status: 'cancelled',
    })
  })

  test('with the key of another player is a payout of its own', async () => {
    const [one, two] = [await desk.createPlayer(), await desk.createPlayer()]
    const key = desk.newKey()
    expect((await desk.request(one, { key })).id).not.toBe((await desk.request(two, { key })).id)
  })

  test.each([
    ['below the least of its way', 'card', 49_999, 'amount_out_of_range'],
    ['above the most of its way', 'card', 5_000_001, 'amount_out_of_range'],
    ['below 100 roubles [5.18] [9.10]', 'wallet', 9_999, 'amount_out_of_range'],
    ['above 1,000,000 roubles [5.18] [9.10]', 'wallet', 100_000_001, 'amount_out_of_range'],
    ['above the balance', 'wallet', 1_000_001, 'insufficient_funds'],
    ['by an unknown way', 'nothing', 100_000, 'payment_system_not_found'],
    ['by a way for another currency', 'euro-only', 100_000, 'payment_system_not_found'],
  ])('%s is refused, and the code stays valid', async (_what, method, amount, refusal) => {
    const player = await desk.createPlayer()
    const code = await desk.openCode(player)
    const fields: Record<string, string> =
      method === 'card' ? { card: '4111111111111111', holder: 'Vera' } : { wallet: '410011842207' }
    expect(codesOf(await desk.send(player, { code, amount, fields }, method))).toEqual([refusal])
    expect(await desk.realOf(player)).toBe(1_000_000)
    expect((await desk.send(player, { code })).status).toBe(200)
  })

  test.each<[string, unknown]>([
    ['text', '100000'],
    ['a fraction', 100_000.5],
    ['negative', -100_000],
    ['zero', 0],
    ['1e400', '1e400'],
    ['beyond exact integers', 2 ** 53],
  ])('of an amount that is %s is invalid', async (_what, amount) => {
    const player = await desk.createPlayer()
    const answer = await desk.send(player, { code: '1234', amount: amount as number })
    expect(answer.errors).toMatchObject([{ code: 'invalid_request', field: 'amount' }])
  })

  test('names each field that is wrong, missing or unknown', async () => {
    const player = await desk.createPlayer()
    const fields = { card: '4111 1111 1111 1112', iban: 'DE89370400440532013000' }
    expect((await desk.send(player, { code: '1234', fields }, 'card')).errors).toEqual([
      { code: 'invalid_request', field: 'fields.iban' },
      { code: 'invalid_request', field: 'fields.card' },
      { code: 'invalid_request', field: 'fields.holder', params: { rule: 'required' } },
    ])
  })

  test('of a guest is refused', async () => {
    const body = { amount: 1, fields: {}, code: '1234', gifts: [], key: desk.newKey() }
    expect((await platform.as(null).post(sendPayout, { params: { method: 'wallet' }, body })).status).toBe(
      401,
    )
  })
})

describe('the code of a payout [2.63]', () => {
  test('goes to the proven phone, and counts once', async () => {
    const player = await desk.createPlayer()
    const { body } = await desk.askCode(player)
    expect(body).toEqual({
      code: { expiresAt: expect.any(String), resendAt: expect.any(String) },
      is_max_attempts_used: false,
    })
    await letPass(platform.db, player.phone, 60)
    const code = await desk.openCode(player)
    expect((await desk.send(player, { code })).status).toBe(200)
    expect(codesOf(await desk.send(player, { code }))).toEqual(['code_expired'])
  })

  test('that is wrong moves nothing and costs a try', async () => {
    const player = await desk.createPlayer()
    const wrong = await desk.send(player, { code: spoil(await desk.openCode(player)) })
    expect(wrong.errors).toMatchObject([{ code: 'wrong_code', params: { left: 4 } }])
    expect([await desk.realOf(player), (await desk.list(player)).totalItems]).toEqual([1_000_000, 0])
  })

  test('was never sent: there is none to try', async () => {
    const player = await desk.createPlayer()
    expect(codesOf(await desk.send(player, { code: '1234' }))).toEqual(['code_expired'])
  })

  test('of another player opens nothing', async () => {
    const [player, other] = [await desk.createPlayer(), await desk.createPlayer()]
    const code = await desk.openCode(other)
    await desk.openCode(player)
    await sql`update payout_codes set code_id = (select code_id from payout_codes where user_id = ${other.id}) where user_id = ${player.id}`.execute(
      platform.db,
    )
    expect(codesOf(await desk.send(player, { code }))).toEqual(['code_expired'])
  })

  test('is sent no more after twelve a day: the answer says so, or, while the last can be tried, it is refused [8.34]', async () => {
    const player = await desk.createPlayer()
    for (let sent = 0; sent < 12; sent += 1) {
      await letPass(platform.db, player.phone, 400)
      expect((await desk.askCode(player)).status).toBe(200)
    }
    expect(codesOf(await desk.askCode(player))).toEqual(['code_limit_reached'])
    await letPass(platform.db, player.phone, 700)
    expect((await desk.askCode(player)).body).toEqual({ code: null, is_max_attempts_used: true })
  })

  test('is not sent twice within a moment: the one before is answered again', async () => {
    const player = await desk.createPlayer()
    const first = await desk.askCode(player)
    const again = await desk.askCode(player)
    expect([again.status, again.body.code!.expiresAt]).toEqual([200, first.body.code!.expiresAt])
    const { rows } = await sql`select id from messages where recipient = ${player.phone}`.execute(platform.db)
    expect(rows).toHaveLength(1)
  })

  test('is refused while a code for something else was sent a moment before', async () => {
    const player = await desk.createPlayer()
    await desk.openCode(player)
    await sql`delete from payout_codes where user_id = ${player.id}`.execute(platform.db)
    expect((await desk.askCode(player)).errors).toMatchObject([
      { code: 'code_too_soon', params: { retryAfter: expect.any(Number) } },
    ])
  })
})

describe('a payout needs [5.27]', () => {
  const unmet = async (player: TestPlayer) =>
    (await desk.conditions(player)).conditions.filter(({ isMet }) => !isMet).map(({ key }) => key)

  test('a proven phone [3.14]', async () => {
    const player = await platform.createPlayer({ balance: 100_000 })
    expect(await desk.conditions(player)).toMatchObject({ currency: 'RUB', available: 100_000, phone: null })
    expect(await unmet(player)).toEqual(['phone'])
    expect(codesOf(await desk.askCode(player))).toEqual(['phone_restriction'])
    expect(codesOf(await desk.send(player, { code: '1234' }))).toEqual(['phone_restriction'])
  })

  test('a proven e-mail address, of who registered by one [3.14]', async () => {
    const player = await desk.createPlayer()
    await sql`update users set email_verified_at = null where id = ${player.id}`.execute(platform.db)
    expect(await unmet(player)).toEqual(['email'])
    const code = await desk.openCode(player)
    expect(codesOf(await desk.send(player, { code }))).toEqual(['email_restriction'])
    await sql`update users set registration_contact_type = 'phone' where id = ${player.id}`.execute(
      platform.db,
    )
    expect(await unmet(player)).toEqual([])
    expect((await desk.send(player, { code })).status).toBe(200)
  })

  test('documents, once payouts in all reach 100,000 roubles; those that gave the money back do not count', async () => {
    const player = await desk.createPlayer(30_000_000)
    const readFrom = async () => (await desk.conditions(player)).documentsFrom
    expect(await readFrom()).toBe(10_000_000)
    const { transaction_id: cancelled } = await desk.request(player, { amount: 6_000_000 })
    await desk.cancel(player, cancelled)
    await letPass(platform.db, player.phone, 3_600)
    await desk.request(player, { amount: 6_000_000 })
    expect([await readFrom(), await unmet(player)]).toEqual([4_000_000, []])
    await letPass(platform.db, player.phone, 3_600)
    const code = await desk.openCode(player)
    expect(codesOf(await desk.send(player, { code, amount: 4_000_000 }))).toEqual(['documents_restriction'])
    expect((await desk.send(player, { code, amount: 3_999_999 })).status).toBe(200)
    expect(await desk.realOf(player)).toBe(20_000_001)
    await letPass(platform.db, player.phone, 3_600)
    const next = await desk.openCode(player)
    expect(codesOf(await desk.send(player, { code: next }))).toEqual(['documents_restriction'])
    await sql`insert into verifications (user_id, kind, status, picture) values (${player.id}, 'identity', 'success', 'of-payouts')`.execute(
      platform.db,
    )
    expect(await readFrom()).toBe(null)
    expect((await desk.send(player, { code: next })).status).toBe(200)
  })

  test('fewer than three open ones', async () => {
    const player = await desk.createPlayer()
    const [first] = [await desk.request(player), await desk.request(player), await desk.request(player)]
    expect(await unmet(player)).toEqual(['open_payouts'])
    await letPass(platform.db, player.phone, 3_600)
    const code = await desk.openCode(player)
    expect(codesOf(await desk.send(player, { code }))).toEqual(['payout_limit_reached'])
    await desk.cancel(player, first.transaction_id)
    expect((await desk.send(player, { code })).status).toBe(200)
  })

  test('an open account', async () => {
    const player = await desk.createPlayer()
    const code = await desk.openCode(player)
    await sql`update users set closed_at = now() where id = ${player.id}`.execute(platform.db)
    expect(codesOf(await desk.send(player, { code }))).toEqual(['account_closed'])
  })

  test('no running bonus, unless it is given up: then it ends in the same transaction', async () => {
    const player = await desk.createPlayer()
    await gifts.startBonus(player)
    expect(await unmet(player)).toEqual(['wager'])
    const code = await desk.openCode(player)
    expect(codesOf(await desk.send(player, { code }))).toEqual(['wager_unfinished'])
    expect(codesOf(await desk.send(player, { code, givesUpBonus: true, amount: 1_000_001 }))).toEqual([
      'insufficient_funds',
    ])
    expect(await gifts.bonusOf(player)).not.toBe(null)
    const published: string[] = []
    const end = platform.watchPublished((_room, type) => published.push(type))
    expect((await desk.send(player, { code, givesUpBonus: true })).status).toBe(200)
    end()
    expect(published).toContain(bonusChanged.type)
    expect(await gifts.bonusOf(player)).toBe(null)
    expect(await gifts.balanceOf(player)).toMatchObject({ balance: 900_000, bonus: 0 })
  })

  test('no open round that holds money of the bonus', async () => {
    const game = await openDesk(platform)
    await creditPlayer(platform, game.player, 50_000, 'bonus')
    expect((await game.bet(1_000)).status).toBe(200)
    await creditPlayer(platform, game.player, 500_000)
    const phone = `7911${String(game.player.id).padStart(7, '0')}`
    await sql`update users set phone = ${phone}, phone_verified_at = now() where id = ${game.player.id}`.execute(
      platform.db,
    )
    const code = await desk.openCode({ ...game.player, phone })
    expect(codesOf(await desk.send(game.player, { code, givesUpBonus: true }))).toEqual(['bonus_in_play'])
    expect(await desk.realOf(game.player)).toBe(500_000)
  })
})

/** The end of free rounds that were opened again since, and a deposit; returns once both were read. */
async function recordLateEnd(player: TestPlayer, giftId: string): Promise<void> {
  const marker = await gifts.give(player, 'after-deposits')
  const now = gifts.now()
  const [userId, at] = [player.id, now.toISOString()]
  await gifts.within(async (trx) => {
    await recordEvent(trx, now, {
      type: 'freeRounds.ended',
      userId,
      data: { freeRoundsId: 1, giftId: Number(giftId), won: 700, currency: 'RUB', cause: 'cancelled' },
    })
    await recordEvent(trx, now, {
      type: 'deposit.settled',
      userId,
      data: {
        depositId: `after ${giftId}`,
        amount: 500,
        currency: 'RUB',
        rateToRub: '1',
        giftId: null,
        beganAt: at,
        settledAt: at,
      },
    })
  })
  await expect
    .poll(async () => (await gifts.find(player, marker)).restrictionsState.depositProgress)
    .toBe(500)
}

describe('gifts', () => {
  test('burn with the request when the player has seen exactly these, and stay burnt after a cancel [5.27] [7.23] [7.79]', async () => {
    const player = await desk.createPlayer()
    const [welcome, spins, cash] = [
      await gifts.give(player, 'welcome'),
      await gifts.give(player, 'spins'),
      await gifts.give(player, 'cash'),
    ]
    await gifts.activate(player, spins)
    const seen = (await platform.as(player).get(countPayoutGifts)).body.gifts.map(({ id }) => id)
    expect(seen.toSorted()).toEqual([welcome, spins].toSorted())
    const code = await desk.openCode(player)
    for (const old of [[], [welcome], [welcome, spins, cash], [welcome, '999999']])
      expect(codesOf(await desk.send(player, { code, gifts: old }))).toEqual(['burnt_gifts_changed'])
    expect(await gifts.find(player, spins)).toMatchObject({ state: 'activated' })
    const published: unknown[] = []
    const end = platform.watchPublished((_room, type, data) => {
      if (type === giftChanged.type) published.push([data.id, data.change])
    })
    const { body } = await desk.send(player, { code, gifts: seen })
    end()
    expect(published).toEqual([
      [welcome, 'revoked'],
      [spins, 'revoked'],
    ])
    expect(body.burnt.map(({ title }) => title)).toEqual(['100\u00a0% к\u00a0депозитам', '20\u00a0вращений'])
    expect((await desk.cancel(player, body.transaction_id)).body).toEqual({ status: 'cancelled' })
    expect(await desk.realOf(player)).toBe(1_000_000)
    for (const id of [welcome, spins])
      expect(await gifts.find(player, id)).toMatchObject({ state: 'expired' })
    expect(await gifts.find(player, cash)).toMatchObject({ state: 'received' })
  })

  test.each(['refuse', 'failed'] as const)(
    'come back with the time they had left after %s, and free rounds go on where they were [5.27]',
    async (event) => {
      const player = await desk.createPlayer()
      const [welcome, spins] = [await gifts.give(player, 'welcome'), await gifts.give(player, 'spins')]
      await gifts.activate(player, welcome)
      await gifts.activate(player, spins)
      await sql`update free_rounds set used = 5, won = 700 where gift_id = ${spins}`.execute(platform.db)
      const before = await gifts.find(player, welcome)
      const payout = await desk.request(player, { gifts: [welcome, spins] })
      if (event === 'failed') {
        await desk.change(player, payout, 'approve')
        await desk.change(player, payout, 'send')
      }
      await sql`update payouts set created_at = created_at - interval '3 days' where id = ${payout.id}`.execute(
        platform.db,
      )
      await desk.change(player, payout, event, 'no')
      const [after, rounds] = [await gifts.find(player, welcome), await gifts.find(player, spins)]
      expect([after.state, rounds.state]).toEqual(['activated', 'received'])
      const moved = Date.parse(after.expiredAt!) - Date.parse(before.expiredAt!)
      expect(Math.round(moved / 3_600_000)).toBe(72)
      expect((await gifts.activate(player, spins)).body.gift).toMatchObject({
        state: 'activated',
        terms: { left: 15 },
      })
      const { rows } =
        await sql`select status, used::int, won::int from free_rounds where gift_id = ${spins}`.execute(
          platform.db,
        )
      expect(rows).toMatchObject([{ status: 'active', used: 5, won: 700 }])
      // The fact of the burn, read late, ends nothing; the gift after it shows that it was read.
      await recordLateEnd(player, spins)
      expect(await gifts.find(player, spins)).toMatchObject({ state: 'activated' })
      expect(await desk.realOf(player)).toBe(1_000_000)
    },
  )
})

test.each([
  ['before the payout', true, 0],
  ['after it', false, 30],
])(
  'gifts that come back on a break begun %s have the time they had left, counted so that the break takes none of it [4.42]',
  async (_when, isBefore, days) => {
    const player = await desk.createPlayer()
    const welcome = await gifts.give(player, 'welcome')
    await gifts.activate(player, welcome)
    const rest = async () => {
      const now = platform.clock.now()
      await platform.db
        .insertInto('player_breaks')
        .values({ user_id: player.id, taken_at: now, until: addSeconds(now, 30 * 24 * 3_600) })
        .execute()
    }
    if (isBefore) await rest()
    const before = await gifts.find(player, welcome)
    const payout = await desk.request(player, { gifts: [welcome] })
    if (!isBefore) await rest()
    await desk.change(player, payout, 'refuse', 'no')
    const after = await gifts.find(player, welcome)
    expect(after.state).toBe('activated')
    const moved = Date.parse(after.expiredAt!) - Date.parse(before.expiredAt!)
    expect(Math.round(moved / (24 * 3_600_000))).toBe(days)
  },
)

test.each(['refuse', 'failed'] as const)(
  'a player who has excluded themselves gets the money back after %s, but neither gifts nor a bonus',
  async (event) => {
    const player = await desk.createPlayer()
    const [welcome, cashback] = [await gifts.give(player, 'welcome'), await gifts.give(player, 'spins')]
    await gifts.activate(player, welcome)
    const payout = await desk.request(player, { gifts: [welcome, cashback] })
    if (event === 'failed')
      for (const step of ['approve', 'send'] as const) await desk.change(player, payout, step)
    await platform.db
      .insertInto('self_exclusions')
      .values({ user_id: player.id, started_at: platform.clock.now(), until: null })
      .execute()
    await desk.change(player, payout, event, 'no')
    const states = await platform.db
      .selectFrom('user_gifts')
      .select('state')
      .where('user_id', '=', player.id)
      .execute()
    expect(states).toEqual([{ state: 'revoked' }, { state: 'revoked' }])
    expect((await getPlayerBalances(platform.db, player.id)).real).toBe(1_000_000)
    await expect(gifts.startBonus(player)).rejects.toMatchObject({ code: 'self_excluded' })
  },
)

describe('a cancel [7.79] [4.60]', () => {
  test('gives the money back once, however often it is asked for', async () => {
    const player = await desk.createPlayer()
    const { transaction_id: id } = await desk.request(player)
    for (let times = 0; times < 3; times += 1)
      expect((await desk.cancel(player, id)).body).toEqual({ status: 'cancelled' })
    expect(await desk.realOf(player)).toBe(1_000_000)
    expect((await desk.list(player)).items).toMatchObject([
      {
        status: 'cancelled',
        canCancel: false,
        expectedAt: null,
        steps: [{ status: 'new' }, { status: 'cancelled' }],
      },
    ])
    expect(await desk.listNew(player)).toEqual([])
  })

  test('is possible until it is sent', async () => {
    const player = await desk.createPlayer()
    const [approved, sent] = [await desk.request(player), await desk.request(player)]
    for (const payout of [approved, sent]) await desk.change(player, payout, 'approve')
    await desk.change(player, sent, 'send')
    expect((await desk.cancel(player, approved.transaction_id)).body).toEqual({ status: 'cancelled' })
    expect(codesOf(await desk.cancel(player, sent.transaction_id))).toEqual(['payout_sent'])
    expect(await desk.realOf(player)).toBe(900_000)
  })

  test.each(['refuse', 'failed'] as const)(
    'of one that came to nothing by %s is answered with its state, and moves nothing',
    async (event) => {
      const player = await desk.createPlayer()
      const payout = await desk.request(player)
      if (event === 'failed')
        for (const step of ['approve', 'send'] as const) await desk.change(player, payout, step)
      await desk.change(player, payout, event, 'no')
      const { status, body } = await desk.cancel(player, payout.transaction_id)
      expect([status, body]).toEqual([200, { status: event === 'refuse' ? 'refused' : 'failed' }])
      expect(await desk.realOf(player)).toBe(1_000_000)
    },
  )

  test("of another player's payout is answered as of one that does not exist", async () => {
    const [player, other] = [await desk.createPlayer(), await desk.createPlayer()]
    const { transaction_id: id } = await desk.request(player)
    for (const wanted of [id, 'p-999999999', 'nothing', '1'])
      expect(codesOf(await desk.cancel(other, wanted))).toEqual(['payout_not_found'])
    expect((await desk.listNew(player))[0]).toMatchObject({ status: 'new' })
    expect(await desk.list(other)).toEqual({ items: [], totalItems: 0 })
  })
})

test('a list has twenty a page, newest first [7.74]', async () => {
  const player = await desk.createPlayer()
  for (let times = 0; times < 22; times += 1)
    await desk.cancel(player, (await desk.request(player)).transaction_id)
  const [first, second] = [await desk.list(player), await desk.list(player, 20)]
  expect([first.items.length, second.items.length, first.totalItems]).toEqual([20, 2, 22])
  const ids = [...first.items, ...second.items].map(({ id }) => Number(id))
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
})

test("one payout is read by its id, another player's answers as an absent one", async () => {
  const [player, other] = [await desk.createPlayer(), await desk.createPlayer()]
  const payout = await desk.request(player)
  const read = (who: TestPlayer, id: string) => platform.as(who).get(getPayout, { params: { id } })
  expect((await read(player, payout.id)).body).toEqual(payout)
  for (const [who, id] of [
    [other, payout.id],
    [player, '999999999'],
    [player, 'p-1'],
  ] as const)
    expect(codesOf(await read(who, id))).toEqual(['payout_not_found'])
})

test('the phone that is sent the code is shown by its last digits', async () => {
  const player = await desk.createPlayer()
  expect((await desk.conditions(player)).phone).toBe(
    `+7 ••• ••• ${player.phone.slice(-4, -2)} ${player.phone.slice(-2)}`,
  )
})
