import type { Database } from '@yanta/database'
import { beforeAll, expect, test } from 'vitest'
import type { PlatformTables } from '../../../database/schema.ts'
import { getPlayerBalances } from '../ledger/ledger.service.ts'
import { describeOnEachDatabase, listOutcomes } from './testing/each-database.ts'
import { createPlayer, createRun } from './testing/wallet-database.ts'
import { payWin, placeBet, rollbackBet, settleRound, type WalletContext } from './wallet.service.ts'

describeOnEachDatabase((ground) => {
  let database: Database<PlatformTables>
  let context: WalletContext
  let runs = 0
  beforeAll(() => {
    ;({ database, context } = ground())
  })

  async function openGame(balance: number) {
    const playerId = await createPlayer(database.db, { balance })
    runs += 1
    return { playerId, prefix: `run-${runs}`, sessionId: await createRun(database.db, playerId) }
  }

  const currency = 'RUB' as const
  const count = (list: string[], wanted: string) => list.filter((each) => each === wanted).length

  test('of 50 bets at once on a balance that covers 10, exactly 10 are accepted', async () => {
    const { playerId, prefix, sessionId } = await openGame(1000)
    const answers = await listOutcomes(
      Array.from({ length: 50 }, (_, index) =>
        placeBet(context, 'yanta', {
          sessionId,
          currency,
          roundId: `${prefix}-round-${index}`,
          transactionId: `${prefix}-bet-${index}`,
          amount: 100,
        }),
      ),
    )
    expect(count(answers, 'accepted')).toBe(10)
    expect(count(answers, 'insufficient_funds')).toBe(40)
    expect(await getPlayerBalances(database.db, playerId)).toMatchObject({ real: 0 })
  })

  test('one settlement sent 20 times at once has one effect and one answer', async () => {
    const { playerId, prefix, sessionId } = await openGame(1000)
    const round = {
      sessionId,
      currency,
      roundId: `${prefix}-round`,
      betTransactionId: `${prefix}-bet`,
      winTransactionId: `${prefix}-win`,
      stake: 300,
      win: 50,
    }
    const answers = await Promise.all(Array.from({ length: 20 }, () => settleRound(context, 'yanta', round)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ ...answers[0], balance: 750, balanceAfterBet: 700 })]),
    )
    expect(await getPlayerBalances(database.db, playerId)).toMatchObject({ real: 750 })
  })

  test('one transaction id used by twenty players at once belongs to one of them', async () => {
    const games: Awaited<ReturnType<typeof openGame>>[] = []
    for (let index = 0; index < 20; index += 1) games.push(await openGame(1000))
    const { prefix } = games[0]!
    const answers = await listOutcomes(
      games.map(({ sessionId }) =>
        placeBet(context, 'yanta', {
          sessionId,
          currency,
          roundId: `${prefix}-of-${sessionId}`,
          transactionId: `${prefix}-shared`,
          amount: 100,
        }),
      ),
    )
    expect(count(answers, 'accepted')).toBe(1)
    expect(count(answers, 'transaction_conflict')).toBe(19)
  })

  test('one round id used by twenty players at once belongs to one of them, and the others keep their stakes', async () => {
    const games: Awaited<ReturnType<typeof openGame>>[] = []
    for (let index = 0; index < 20; index += 1) games.push(await openGame(1000))
    const roundId = `${games[0]!.prefix}-shared-round`
    const answers = await listOutcomes(
      games.map(({ sessionId, prefix }) =>
        placeBet(context, 'yanta', {
          sessionId,
          currency,
          roundId,
          transactionId: `${prefix}-bet`,
          amount: 100,
        }),
      ),
    )
    expect(count(answers, 'accepted')).toBe(1)
    expect(count(answers, 'transaction_conflict')).toBe(19)
    const balances = await Promise.all(
      games.map(async ({ playerId }) => (await getPlayerBalances(database.db, playerId)).real),
    )
    expect(balances.filter((real) => real === 1000)).toHaveLength(19)
  })

  test('of two settlements of different players whose ids cross one is accepted and one refused, without an error', async () => {
    const games: Awaited<ReturnType<typeof openGame>>[] = []
    for (let index = 0; index < 20; index += 1) games.push(await openGame(1000))
    const answers = await listOutcomes(
      games.map(({ sessionId, prefix }, index) => {
        const ids = [`crossed-${index >> 1}-first`, `crossed-${index >> 1}-second`]
        const [betTransactionId, winTransactionId] = (index % 2 === 0 ? ids : ids.reverse()) as [
          string,
          string,
        ]
        return settleRound(context, 'yanta', {
          sessionId,
          currency,
          roundId: `${prefix}-round`,
          betTransactionId,
          winTransactionId,
          stake: 100,
          win: 100,
        })
      }),
    )
    expect(count(answers, 'accepted')).toBe(10)
    expect(count(answers, 'transaction_conflict')).toBe(10)
  })

  test('a bet racing its own rollback ends with the stake back, whichever came first', async () => {
    const { playerId, prefix, sessionId } = await openGame(1000)
    const rounds = Array.from({ length: 20 }, (_, index) => ({
      sessionId,
      roundId: `${prefix}-round-${index}`,
    }))
    const answers = await listOutcomes(
      rounds.flatMap((round, index) => {
        const bet = () =>
          placeBet(context, 'yanta', {
            ...round,
            currency,
            transactionId: `${prefix}-bet-${index}`,
            amount: 50,
          })
        const rollback = () =>
          rollbackBet(context, 'yanta', {
            ...round,
            transactionId: `${prefix}-back-${index}`,
            betTransactionId: `${prefix}-bet-${index}`,
          })
        return index % 2 === 0 ? [bet(), rollback()] : [rollback(), bet()]
      }),
    )
    expect(answers.every((answer) => answer === 'accepted' || answer === 'bet_rolled_back')).toBe(true)
    expect(await getPlayerBalances(database.db, playerId)).toMatchObject({ real: 1000 })
  })

  test('a win and a rollback of the same round at once: one of them counts, never both', async () => {
    const { playerId, prefix, sessionId } = await openGame(1000)
    for (let index = 0; index < 10; index += 1) {
      const round = { sessionId, roundId: `${prefix}-round-${index}` }
      await placeBet(context, 'yanta', {
        ...round,
        currency,
        transactionId: `${prefix}-bet-${index}`,
        amount: 10,
      })
      const answers = await listOutcomes([
        payWin(context, 'yanta', {
          ...round,
          currency,
          transactionId: `${prefix}-win-${index}`,
          amount: 10,
          closesRound: true,
        }),
        rollbackBet(context, 'yanta', {
          ...round,
          transactionId: `${prefix}-back-${index}`,
          betTransactionId: `${prefix}-bet-${index}`,
        }),
      ])
      expect(count(answers, 'accepted')).toBe(1)
    }
    expect(await getPlayerBalances(database.db, playerId)).toMatchObject({ real: 1000 })
  })

  test('twenty players who settle 200 rounds at once neither deadlock nor lose a minor unit', async () => {
    const games: Awaited<ReturnType<typeof openGame>>[] = []
    for (let index = 0; index < 20; index += 1) games.push(await openGame(10_000))
    await Promise.all(
      games.flatMap(({ sessionId, prefix }) =>
        Array.from({ length: 10 }, (_, index) =>
          settleRound(context, 'yanta', {
            sessionId,
            currency,
            roundId: `${prefix}-r-${index}`,
            betTransactionId: `${prefix}-b-${index}`,
            winTransactionId: `${prefix}-w-${index}`,
            stake: 100,
            win: index,
          }),
        ),
      ),
    )
    for (const { playerId } of games)
      expect(await getPlayerBalances(database.db, playerId)).toMatchObject({ real: 10_000 - 1000 + 45 })
  })

  test('two runs of one player at once leave one active session', async () => {
    const playerId = await createPlayer(database.db)
    const sessions = await Promise.all([0, 1, 2, 3].map(() => createRun(database.db, playerId)))
    const { rows } = await database.db
      .selectFrom('game_sessions')
      .select('id')
      .where('user_id', '=', playerId)
      .where('active', '=', true)
      .execute()
      .then((list) => ({ rows: list }))
    expect(rows).toHaveLength(1)
    expect(sessions).toContain(String(rows[0]!.id))
  })
})
