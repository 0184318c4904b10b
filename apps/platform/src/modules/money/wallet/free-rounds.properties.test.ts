import type { Database } from '@yanta/database'
import { Refusal } from '@yanta/server'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PlatformTables } from '../../../database/schema.ts'
import { runsOf } from '../../../../../../tools/testing/property-strength.ts'
import { openFreeRounds, readFreeRounds } from '../free-rounds/free-rounds.service.ts'
import { checkLedger, getPlayerBalances } from '../ledger/ledger.service.ts'
import { slot } from './testing/provider-desk.ts'
import {
  clock,
  createPlayer,
  createRun,
  createWalletDatabase,
  walletContext,
} from './testing/wallet-database.ts'
import { settleRound } from './wallet.service.ts'

let database: Database<PlatformTables>
let histories = 0
beforeAll(async () => {
  database = await createWalletDatabase()
})
afterAll(() => database.close())

const start = 1000
const stake = 100
const play = fc.record({
  isFree: fc.boolean(),
  /** Whether a free round is said to be what its series is. */
  isOfKind: fc.boolean(),
  /** Few ids, so that rounds are repeated, also with other content. */
  round: fc.nat(9),
  win: fc.constantFrom(0, 50, 400),
})

test('however free rounds, features and usual rounds and their repetitions mix, each counts once and only usual ones move money', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(play, { minLength: 8, maxLength: 25 }),
      fc.integer({ min: 1, max: 5 }),
      fc.boolean(),
      check,
    ),
    { numRuns: runsOf(15), endOnFailure: true },
  )
  expect((await checkLedger(database.db)).faults).toEqual([])
})

interface Play {
  isFree: boolean
  isOfKind: boolean
  round: number
  win: number
}

async function check(history: readonly Play[], total: number, isFeature: boolean) {
  const { db } = database
  histories += 1
  const giftId = histories
  const userId = await createPlayer(db, { balance: start })
  const sessionId = await createRun(db, userId)
  const freeRoundsId = await db.transaction().execute((trx) =>
    openFreeRounds(trx, clock.now(), {
      userId,
      currency: 'RUB',
      giftId,
      gameSlug: slot,
      stake,
      total,
      isFeature,
      expiresAt: new Date(clock.now().getTime() + 3_600_000),
    }),
  )
  const model = {
    real: start,
    used: 0,
    won: 0,
    answers: new Map<number, { content: string; answer: string }>(),
  }
  for (const { isFree, isOfKind, round, win } of history) {
    const id = `mixed-${histories}-${round}`
    const sent = settleRound(walletContext(database), 'yanta', {
      sessionId,
      roundId: id,
      betTransactionId: `${id}-bet`,
      winTransactionId: `${id}-win`,
      stake,
      win,
      currency: 'RUB',
      isFeature: isFree && isFeature === isOfKind,
      ...(isFree && { freeRoundsId: String(freeRoundsId) }),
    })
    const answer = await sent.then(JSON.stringify, (error: unknown) => {
      if (error instanceof Refusal) return error.code
      throw error
    })
    const known = model.answers.get(round)
    const content = `${isFree && isOfKind} ${isFree} ${win}`
    if (known) expect(answer).toBe(known.content === content ? known.answer : 'transaction_conflict')
    else if (isFree && (model.used === total || !isOfKind)) expect(answer).toBe('free_rounds_not_found')
    else if (!isFree && model.real < stake) expect(answer).toBe('insufficient_funds')
    else {
      if (isFree) Object.assign(model, { used: model.used + 1, won: model.won + win })
      else model.real += win - stake
      expect(JSON.parse(answer)).toMatchObject({
        balance: model.real,
        freeRounds: isFree ? { left: total - model.used, won: model.won } : null,
      })
      model.answers.set(round, { content, answer })
    }
  }
  expect(await getPlayerBalances(db, userId)).toMatchObject({ real: model.real, bonus: 0 })
  const { used, won, status } = (await readFreeRounds(db, [giftId])).get(giftId)!
  expect({ used, won, status }).toEqual({
    used: model.used,
    won: model.won,
    status: model.used === total ? 'played' : 'active',
  })
  const { rows } = await sql<{ type: string; count: number }>`
    select type, count(*)::int as count from event_outbox where user_id = ${userId} group by type order by type`.execute(
    db,
  )
  const usual = model.answers.size - model.used
  expect(Object.fromEntries(rows.map(({ type, count }) => [type, count]))).toEqual({
    ...(usual > 0 && { 'round.settled': usual }),
    ...(model.used > 0 && { 'freeRounds.played': model.used }),
    ...(model.used === total && { 'freeRounds.ended': 1 }),
  })
}
