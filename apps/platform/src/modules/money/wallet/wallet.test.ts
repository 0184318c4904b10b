import { balanceChanged, freePlayRules, placeBet } from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { checkLedger } from '../ledger/ledger.service.ts'
import { takeBreak } from '../limits/breaks.service.ts'
import {
  creditPlayer,
  openDesk,
  slotWithoutBonus,
  startDesk,
  type ProviderDesk,
} from './testing/provider-desk.ts'

let platform: TestPlatform
let desk: ProviderDesk

beforeAll(async () => {
  platform = await createTestPlatform()
})
beforeEach(async () => {
  desk = await openDesk(platform, { balance: 10_000 })
})
afterAll(async () => {
  const { faults } = await checkLedger(platform.db)
  await platform.close()
  expect(faults).toEqual([])
})

const expire = (sessionId: string) =>
  sql`update game_sessions set expires_at = now() - interval '1 minute' where id = ${sessionId}`.execute(
    platform.db,
  )
const receipt = (balance: number) => ({
  transactionId: expect.stringMatching(/^\d+$/),
  balance,
  currency: 'RUB',
})

describe('authenticate', () => {
  test('the run token of a launch address is exchanged for its session', async () => {
    expect((await desk.authenticate()).body).toEqual({
      rules: freePlayRules,
      sessionId: desk.sessionId,
      playerId: String(desk.player.id),
      mode: 'real',
      gameSlug: 'takes-bonus',
      currency: 'RUB',
      balance: 10_000,
      locale: 'ru',
      nickName: expect.stringMatching(/^Player/),
      expiresAt: expect.stringMatching(/Z$/),
      freeRounds: null,
    })
  })

  test('demo shows neither the player nor their money', async () => {
    const demo = await startDesk(platform, desk.player, { mode: 'demo' })
    expect((await demo.authenticate()).body).toMatchObject({
      playerId: `demo-${demo.sessionId}`,
      mode: 'demo',
      balance: 1_000_000,
      nickName: null,
    })
  })

  test('an unknown token is refused', async () => {
    expect(await desk.authenticate('x'.repeat(43))).toMatchObject({ status: 404, code: 'session_not_found' })
  })

  test('the token of an ended or expired session is refused', async () => {
    await startDesk(platform, desk.player)
    expect((await desk.authenticate()).code).toBe('session_deactivated')
    const other = await openDesk(platform)
    await expire(other.sessionId)
    expect((await other.authenticate()).code).toBe('session_expired')
  })
})

describe('bet, win and rollback', () => {
  test('a bet takes its stake and a win pays, and each answers with the balance after it', async () => {
    expect((await desk.bet(1500)).body).toEqual(receipt(8500))
    expect((await desk.win(4000)).body).toEqual(receipt(12_500))
    expect(await desk.has()).toMatchObject({ real: 12_500 })
  })

  test('the same transaction twice has one effect and the same answer', async () => {
    const bet = await desk.bet(1500)
    expect(await desk.bet(1500)).toEqual(bet)
    const win = await desk.win(4000)
    expect(await desk.win(4000)).toEqual(win)
    expect(await desk.bet(1500)).toEqual(bet)
    expect(await desk.has()).toMatchObject({ real: 12_500 })
  })

  test('the same transaction sent ten times at once has one effect and one answer', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => desk.bet(1500)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await desk.has()).toMatchObject({ real: 8500 })
  })

  test('the same id with other content is a conflict and moves nothing', async () => {
    await desk.bet(1500)
    expect(await desk.bet(1501)).toMatchObject({ status: 409, code: 'transaction_conflict' })
    expect((await desk.bet(1500, { roundId: 'another-round' })).code).toBe('transaction_conflict')
    expect((await desk.win(1500, { transactionId: `bet-of-${desk.sessionId}-1` })).code).toBe(
      'transaction_conflict',
    )
    expect(await desk.has()).toMatchObject({ real: 8500 })
  })

  test("the id of another player's transaction is a conflict, not a receipt", async () => {
    await desk.bet(1500, { transactionId: 'shared-transaction-1' })
    const other = await openDesk(platform, { balance: 5000 })
    expect((await other.bet(1500, { transactionId: 'shared-transaction-1' })).code).toBe(
      'transaction_conflict',
    )
    expect(await other.has()).toMatchObject({ real: 5000 })
  })

  test('a bet above the balance is refused, and the same bet goes through once there is money', async () => {
    expect(await desk.bet(10_001)).toMatchObject({ status: 402, code: 'insufficient_funds' })
    await creditPlayer(platform, desk.player, 1)
    expect((await desk.bet(10_001)).body).toEqual(receipt(0))
  })

  test('a rollback gives the stake back, once', async () => {
    await desk.bet(1500)
    const back = await desk.rollback()
    expect(back.body).toEqual(receipt(10_000))
    expect(await desk.rollback()).toEqual(back)
    expect((await desk.rollback({ transactionId: 'another-rollback' })).body).toMatchObject({
      balance: 10_000,
    })
    expect(await desk.has()).toMatchObject({ real: 10_000 })
  })

  test('a rollback before its bet blocks that bet for good', async () => {
    expect((await desk.rollback()).body).toEqual(receipt(10_000))
    expect(await desk.bet(1500)).toMatchObject({ status: 409, code: 'bet_rolled_back' })
    expect((await desk.settle(1500, 0)).code).toBe('bet_rolled_back')
    expect(await desk.has()).toMatchObject({ real: 10_000 })
  })

  test('a win after the rollback is refused', async () => {
    await desk.bet(1500)
    await desk.rollback()
    expect(await desk.win(4000)).toMatchObject({ status: 409, code: 'round_rolled_back' })
    expect(await desk.has()).toMatchObject({ real: 10_000 })
  })

  test('a win closes its round unless the request says otherwise', async () => {
    await desk.bet(1500)
    await desk.win(100, { closesRound: false, transactionId: 'first-of-two-wins' })
    await desk.win(0)
    expect((await desk.win(100, { transactionId: 'one-win-too-many' })).code).toBe('round_closed')
    expect((await desk.bet(100, { transactionId: 'one-bet-too-many' })).code).toBe('round_closed')
    expect((await desk.rollback()).code).toBe('round_closed')
  })

  test('a win without a round is refused', async () => {
    expect(await desk.win(100)).toMatchObject({ status: 404, code: 'round_not_found' })
  })

  test('a round belongs to its session', async () => {
    await desk.bet(1500)
    const other = await openDesk(platform, { balance: 5000 })
    const roundId = `round-of-${desk.sessionId}-1`
    expect((await other.win(4000, { roundId })).code).toBe('round_not_found')
    expect((await other.bet(100, { roundId })).code).toBe('transaction_conflict')
    expect((await other.rollback({ roundId, betTransactionId: `bet-of-${desk.sessionId}-1` })).code).toBe(
      'transaction_conflict',
    )
    expect(await other.has()).toMatchObject({ real: 5000 })
  })

  test.each(['bet', 'win', 'rollback', 'settle', 'balance'] as const)(
    '%s of an unknown session is refused',
    async (kind) => {
      const unknown = { sessionId: '999999999' }
      const answer =
        kind === 'balance'
          ? platform
              .asProvider()
              .post({ ...placeBet, path: '/wallet/v1/balance' }, { body: unknown as never })
          : kind === 'rollback'
            ? desk.rollback(unknown)
            : kind === 'settle'
              ? desk.settle(1, 0, unknown)
              : desk[kind](1, unknown)
      expect(await answer).toMatchObject({ status: 404 })
    },
  )
})

describe('settle', () => {
  test('a whole round is one call with both balances', async () => {
    const settled = await desk.settle(1500, 600)
    expect(settled.body).toEqual({ ...receipt(9100), balanceAfterBet: 8500, freeRounds: null })
    expect(await desk.settle(1500, 600)).toEqual(settled)
    expect(await desk.has()).toMatchObject({ real: 9100 })
  })

  test('a lost round is settled too', async () => {
    expect((await desk.settle(1500, 0)).body).toEqual({
      ...receipt(8500),
      balanceAfterBet: 8500,
      freeRounds: null,
    })
  })

  test("a win can't pay its own stake", async () => {
    expect((await desk.settle(10_001, 20_000)).code).toBe('insufficient_funds')
  })

  test('a settled round accepts nothing more', async () => {
    await desk.settle(1500, 600)
    expect((await desk.settle(1500, 601)).code).toBe('transaction_conflict')
    expect(
      (await desk.settle(1500, 600, { betTransactionId: 'bet-again', winTransactionId: 'win-again' })).code,
    ).toBe('round_closed')
    expect((await desk.rollback()).code).toBe('round_closed')
    expect((await desk.win(1, { transactionId: 'win-again' })).code).toBe('round_closed')
    expect(await desk.has()).toMatchObject({ real: 9100 })
  })

  test.each([
    ['a stake is not repeated as a purchase', {}, { isBought: true }],
    ['a purchase is not repeated as a stake', { isBought: true }, {}],
    ['a stake is not repeated as one with the ante', {}, { isAnte: true }],
    ['one with the ante is not repeated as a stake', { isAnte: true }, {}],
    ['one with the ante is not repeated as a purchase', { isAnte: true }, { isBought: true }],
  ])(
    '%s: the same ids with other content are a conflict, and the first answer stays',
    async (_, option, other) => {
      const settled = await desk.settle(1500, 600, option)
      expect(settled.status).toBe(200)
      expect(await desk.settle(1500, 600, other)).toMatchObject({
        status: 409,
        code: 'transaction_conflict',
      })
      expect(await desk.settle(1500, 600, option)).toEqual(settled)
      expect(await desk.has()).toMatchObject({ real: 9100 })
    },
  )

  test('a settlement writes one event to the outbox, with the current rate', async () => {
    const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
    const count = () =>
      sql<{ data: unknown }>`select data from event_outbox where user_id = ${desk.player.id}`
        .execute(platform.db)
        .then(({ rows }) => rows)
    await desk.settle(1500, 600)
    await desk.settle(1500, 600)
    expect(await count()).toEqual([
      {
        data: {
          roundRef: `round-of-${desk.sessionId}-1`,
          provider: 'yanta',
          gameSlug: 'takes-bonus',
          engine: 'slot',
          stake: 1500,
          stakeReal: 1500,
          win: 600,
          currency: 'RUB',
          rateToRub: '1',
          version: 3,
          roundId: expect.any(Number),
          winReal: 600,
          bonusId: null,
          startedAt: expect.stringMatching(moment),
          settledAt: expect.stringMatching(moment),
        },
      },
    ])
  })

  test('for a stake of both kinds of money the event has the real part of stake and win, and names the bonus', async () => {
    await creditPlayer(platform, desk.player, 8_000, 'bonus')
    await desk.settle(12_000, 6_000)
    const { rows } = await sql<{ data: object; bonusId: number }>`
      select data, (select id from bonuses where user_id = ${desk.player.id}) as "bonusId" from event_outbox where user_id = ${desk.player.id}`.execute(
      platform.db,
    )
    const [{ data, bonusId } = { data: null, bonusId: null }] = rows
    expect(data).toMatchObject({ stake: 12_000, stakeReal: 10_000, win: 6_000, winReal: 5_000, bonusId })
    expect(bonusId).not.toBeNull()
  })

  test('the browser gets the balance after the bet and after the win', async () => {
    const events: unknown[] = []
    // Effects of earlier rounds, such as compoints, may be published meanwhile.
    const end = platform.watchPublished((room, type, data) => {
      if (type === balanceChanged.type) events.push({ room, type, data })
    })
    await desk.settle(1500, 600)
    await desk.settle(1500, 600)
    end()
    const common = { balance_type: 'real', currency: 'RUB', roundId: `round-of-${desk.sessionId}-1` }
    expect(events).toEqual(
      [
        { ...common, balance: 8500, reason: 'bet' },
        { ...common, balance: 9100, reason: 'win' },
      ].map((data) => ({ room: `user:${desk.player.id}`, type: balanceChanged.type, data })),
    )
  })
})

describe('a session that takes no stakes', () => {
  const endings: [string, () => Promise<unknown>, string][] = [
    ['expired', () => expire(desk.sessionId), 'session_expired'],
    ['ended by another run', () => startDesk(platform, desk.player), 'session_deactivated'],
    [
      'of a disabled game',
      () =>
        sql`update games set desk_disabled_reason = 'maintenance' where slug = 'takes-bonus'`.execute(
          platform.db,
        ),
      'game_disabled',
    ],
    [
      'of a player on a break',
      () =>
        takeBreak(platform.db, platform.clock.now(), 'secret', { id: desk.player.id, currency: 'RUB' }, 1),
      'taking_a_break',
    ],
    [
      'of a closed account',
      () => sql`update users set closed_at = now() where id = ${desk.player.id}`.execute(platform.db),
      'account_closed',
    ],
  ]

  test.each(endings)(
    '%s: bets are refused, wins and rollbacks are still accepted, and earlier answers stay the same',
    async (_, end, code) => {
      const bet = await desk.bet(1000)
      const second = {
        roundId: `second-round-${desk.sessionId}`,
        transactionId: `second-bet-${desk.sessionId}`,
      }
      await desk.bet(500, second)
      await end()
      expect((await desk.bet(100, { transactionId: 'bet-too-late', roundId: 'round-too-late' })).code).toBe(
        code,
      )
      expect(
        (
          await desk.settle(100, 0, {
            roundId: 'round-too-late',
            betTransactionId: 'bet-too-late',
            winTransactionId: 'win-too-late',
          })
        ).code,
      ).toBe(code)
      expect(await desk.bet(1000)).toEqual(bet)
      expect((await desk.win(300)).status).toBe(200)
      expect(
        (await desk.rollback({ roundId: second.roundId, betTransactionId: second.transactionId })).status,
      ).toBe(200)
      expect((await desk.balance()).body).toEqual({ balance: 9300, currency: 'RUB' })
      await sql`update games set desk_disabled_reason = null`.execute(platform.db)
    },
  )
})

describe('bonus money', () => {
  test('real money is staked first, then the bonus, and the win comes back in that ratio', async () => {
    await creditPlayer(platform, desk.player, 5000, 'bonus')
    expect((await desk.balance()).body).toMatchObject({ balance: 15_000 })
    expect((await desk.settle(12_500, 1000)).body).toMatchObject({ balanceAfterBet: 2500, balance: 3500 })
    expect(await desk.has()).toMatchObject({ real: 800, bonus: 2700 })
  })

  test('a game that allows no bonus neither shows nor stakes it', async () => {
    await creditPlayer(platform, desk.player, 5000, 'bonus')
    const strict = await startDesk(platform, desk.player, { slug: slotWithoutBonus })
    expect((await strict.balance()).body).toMatchObject({ balance: 10_000 })
    expect((await strict.bet(10_001)).code).toBe('insufficient_funds')
  })
})

describe('demo', () => {
  test('10,000.00 that never reach the ledger, the outbox or the list of rounds', async () => {
    const demo = await openDesk(platform, { mode: 'demo' })
    expect((await demo.settle(2000, 500)).body).toEqual({
      ...receipt(998_500),
      balanceAfterBet: 998_000,
      freeRounds: null,
    })
    expect(
      (await demo.bet(998_501, { transactionId: 'demo-bet-too-high', roundId: 'demo-round-2' })).code,
    ).toBe('insufficient_funds')
    expect(await demo.has()).toEqual({ real: 0, bonus: 0, compoints: 0, winback: 0 })
    const { rows } =
      await sql`select 1 from event_outbox where user_id = ${demo.player.id} union all select 1 from rounds where user_id = ${demo.player.id}`.execute(
        platform.db,
      )
    expect(rows).toEqual([])
  })
})

test("a player's own token can't sign wallet calls", async () => {
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/wallet/v1/balance',
    payload: { sessionId: desk.sessionId },
    headers: { authorization: `Bearer ${desk.player.token}` },
  })
  expect([answer.statusCode, answer.json()]).toMatchObject([401, { errors: [{ code: 'invalid_signature' }] }])
})
