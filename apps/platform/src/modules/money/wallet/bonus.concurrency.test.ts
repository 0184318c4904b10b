import type { Database } from '@yanta/database'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { PlatformTables } from '../../../database/schema.ts'
import { cancelBonus, expireBonuses, grantBonus } from '../bonuses/bonuses.service.ts'
import { credit, getPlayerBalances } from '../ledger/ledger.service.ts'
import { describeOnEachDatabase, listOutcomes } from './testing/each-database.ts'
import { clock, createPlayer, createRun } from './testing/wallet-database.ts'
import { payWin, placeBet, settleRound, type WalletContext } from './wallet.service.ts'

describeOnEachDatabase((ground) => {
  let database: Database<PlatformTables>
  let context: WalletContext
  let players = 0
  beforeAll(() => {
    ;({ database, context } = ground())
  })

  const currency = 'RUB' as const

  /** A player in a game whose only money is a bonus. */
  async function openBonus({ amount = 1000, wagerTimes = 1, cap = 5000 } = {}) {
    const playerId = await createPlayer(database.db)
    players += 1
    const prefix = `bonus-run-${players}`
    const sessionId = await createRun(database.db, playerId)
    await grant(playerId, prefix, { amount, wagerTimes, cap })
    return { playerId, prefix, sessionId }
  }

  const grant = (userId: number, key: string, terms = { amount: 1000, wagerTimes: 1, cap: 5000 }) =>
    database.db.transaction().execute((trx) =>
      grantBonus(trx, clock.now(), {
        userId,
        currency,
        ...terms,
        mostWager: null,
        days: 1,
        scope: 'test',
        key,
      }),
    )
  const listBonuses = async (userId: number) =>
    (
      await sql<{ status: string; done: number; converted: number }>`
    select status, wager_done as done, converted from bonuses where user_id = ${userId} order by id`.execute(
        database.db,
      )
    ).rows

  test('of settlements that each complete the wager at once, one completes it and the money becomes real once', async () => {
    const { playerId, prefix, sessionId } = await openBonus({ wagerTimes: 1 })
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        settleRound(context, 'yanta', {
          sessionId,
          currency,
          roundId: `${prefix}-r-${index}`,
          betTransactionId: `${prefix}-b-${index}`,
          winTransactionId: `${prefix}-w-${index}`,
          stake: 500,
          win: 500,
        }),
      ),
    )
    expect(await listBonuses(playerId)).toEqual([{ status: 'completed', done: 1000, converted: 1000 }])
    expect(await getPlayerBalances(database.db, playerId)).toMatchObject({ real: 1000, bonus: 0 })
  })

  test('the same completing settlement sent twenty times at once gets one answer and completes once', async () => {
    const { playerId, prefix, sessionId } = await openBonus()
    const round = {
      sessionId,
      currency,
      roundId: `${prefix}-round`,
      betTransactionId: `${prefix}-bet`,
      winTransactionId: `${prefix}-win`,
      stake: 1000,
      win: 700,
    }
    const answers = await Promise.all(Array.from({ length: 20 }, () => settleRound(context, 'yanta', round)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ ...answers[0], balance: 700, balanceAfterBet: 0 })]),
    )
    expect(await getPlayerBalances(database.db, playerId)).toMatchObject({ real: 700, bonus: 0 })
  })

  test('two wins that close the last two rounds at once complete the wager once, and neither is lost', async () => {
    for (let run = 0; run < 5; run += 1) {
      const { playerId, prefix, sessionId } = await openBonus()
      const rounds = [0, 1].map((index) => ({ sessionId, currency, roundId: `${prefix}-round-${index}` }))
      for (const [index, round] of rounds.entries())
        await placeBet(context, 'yanta', { ...round, transactionId: `${prefix}-bet-${index}`, amount: 500 })
      await Promise.all(
        rounds.map((round, index) =>
          payWin(context, 'yanta', {
            ...round,
            transactionId: `${prefix}-win-${index}`,
            amount: 300,
            closesRound: true,
          }),
        ),
      )
      expect(await listBonuses(playerId)).toEqual([{ status: 'completed', done: 1000, converted: 600 }])
      expect(await getPlayerBalances(database.db, playerId)).toMatchObject({ real: 600, bonus: 0 })
    }
  })

  test('a stake racing the end of its bonus is either accepted before it or refused after it', async () => {
    for (let run = 0; run < 10; run += 1) {
      const { playerId, prefix, sessionId } = await openBonus()
      const bet = placeBet(context, 'yanta', {
        sessionId,
        currency,
        roundId: `${prefix}-round`,
        transactionId: `${prefix}-bet`,
        amount: 600,
      })
      const cancel = database.db
        .transaction()
        .execute((trx) => cancelBonus(trx, clock.now(), { id: playerId, currency }))
      const [staked, cancelled] = await listOutcomes([bet, cancel])
      expect([
        ['accepted', 'bonus_in_play'],
        ['insufficient_funds', 'accepted'],
      ]).toContainEqual([staked, cancelled])
      expect(await getPlayerBalances(database.db, playerId)).toMatchObject({
        real: 0,
        bonus: staked === 'accepted' ? 400 : 0,
      })
    }
  })

  test('a settlement, the end of its bonus and the grant of the next at once: the round counts for one of them and mixes no money of both', async () => {
    for (let run = 0; run < 10; run += 1) {
      const { playerId, prefix, sessionId } = await openBonus({ wagerTimes: 10 })
      const acts = [
        () =>
          settleRound(context, 'yanta', {
            sessionId,
            currency,
            roundId: `${prefix}-round`,
            betTransactionId: `${prefix}-bet`,
            winTransactionId: `${prefix}-win`,
            stake: 600,
            win: 600,
          }),
        () =>
          database.db
            .transaction()
            .execute((trx) => cancelBonus(trx, clock.now(), { id: playerId, currency }, { isForced: true })),
        () => grant(playerId, `${prefix}-next`, { amount: 2000, wagerTimes: 10, cap: 5000 }),
      ]
      const order = [0, 1, 2].map((index) => (index + run) % 3)
      const answers = await listOutcomes(order.map((index) => acts[index]!()))
      const [settled, cancelled, granted] = [0, 1, 2].map((index) => answers[order.indexOf(index)])
      expect(cancelled).toBe('accepted')
      expect(['accepted', 'insufficient_funds']).toContain(settled)
      expect(['accepted', 'has_bonus']).toContain(granted)
      const bonuses = await listBonuses(playerId)
      expect(bonuses.map(({ status }) => status)).toEqual(
        granted === 'accepted' ? ['cancelled', 'active'] : ['cancelled'],
      )
      expect(bonuses.reduce((sum, { done }) => sum + done, 0)).toBe(settled === 'accepted' ? 600 : 0)
      expect(await getPlayerBalances(database.db, playerId)).toMatchObject({
        real: 0,
        bonus: granted === 'accepted' ? 2000 : 0,
      })
    }
  })

  test('of ten grants at once a player gets one', async () => {
    const playerId = await createPlayer(database.db)
    const answers = await listOutcomes(
      Array.from({ length: 10 }, (_, index) => grant(playerId, `one-of-ten-${playerId}-${index}`)),
    )
    expect(answers.toSorted()).toEqual(['accepted', ...Array.from({ length: 9 }, () => 'has_bonus')])
    expect(await getPlayerBalances(database.db, playerId)).toMatchObject({ bonus: 1000 })
  })

  test('two sweeps at once end a bonus once', async () => {
    const { playerId } = await openBonus()
    await sql`update bonuses set expires_at = now() - interval '1 second' where user_id = ${playerId}`.execute(
      database.db,
    )
    const news: unknown[] = []
    const sweep = () => expireBonuses(database.db, clock, ({ userId, change }) => news.push([userId, change]))
    await Promise.all([sweep(), sweep()])
    expect(news).toEqual([[playerId, 'expired']])
  })

  test('bonuses that end above their caps, grants and credits at once never deadlock', async () => {
    const games: Awaited<ReturnType<typeof openBonus>>[] = []
    for (let index = 0; index < 16; index += 1) games.push(await openBonus({ cap: 100 }))
    await Promise.all(
      games.flatMap(({ prefix, sessionId }, index) => [
        settleRound(context, 'yanta', {
          sessionId,
          currency,
          roundId: `${prefix}-round`,
          betTransactionId: `${prefix}-bet`,
          winTransactionId: `${prefix}-win`,
          stake: 1000,
          win: 1000,
        }),
        database.db.transaction().execute((trx) =>
          credit(trx, {
            userId: games[(index + 1) % games.length]!.playerId,
            currency,
            amount: 5,
            scope: 'ring',
            key: prefix,
          }),
        ),
      ]),
    )
    for (const { playerId } of games) {
      expect((await listBonuses(playerId))[0]).toMatchObject({ status: 'completed' })
      expect((await getPlayerBalances(database.db, playerId)).bonus).toBe(0)
    }
  })
})
