import type { Database } from '@yanta/database'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PlatformTables } from '../../../database/schema.ts'
import { runsOf } from '../../../../../../tools/testing/property-strength.ts'
import { checkLedger, credit, getPlayerBalances } from '../ledger/ledger.service.ts'
import { histories } from './testing/operations.ts'
import {
  createPlayer,
  createRun,
  createWalletDatabase,
  expireRun,
  walletContext,
} from './testing/wallet-database.ts'
import { WalletModel, type Answer, type Operation } from './testing/wallet-model.ts'
import { answerOperation, sendOperation } from './testing/wallet-operations.ts'

let database: Database<PlatformTables>
let historyCount = 0
beforeAll(async () => {
  database = await createWalletDatabase()
})
afterAll(() => database.close())

/** The initial balances of the two players. */
const start = [1000, 300]

test('whatever is sent in whatever order, the wallet answers as its model does and the ledger stays consistent', async () => {
  await fc.assert(
    fc.asyncProperty(histories(start.length), async (history) => {
      const { db } = database
      const house = await openSite(database)
      const model = new WalletModel(start)
      const answers: [Operation, Answer][] = []
      for (const operation of history) {
        const answer = await house.apply(operation)
        expect(answer, JSON.stringify(operation)).toEqual(model.apply(operation))
        answers.push([operation, answer])
      }
      const balances = await Promise.all(house.players.map((id) => getPlayerBalances(db, id)))
      expect(balances.map(({ real }) => real)).toEqual(model.balances)
      // Receipts are stable: an acknowledged request gets the same answer for ever, and changes nothing.
      for (const [operation, answer] of answers) {
        if (typeof answer === 'object' && 'balance' in answer)
          expect(await house.apply(operation)).toEqual(answer)
      }
      expect(await Promise.all(house.players.map((id) => getPlayerBalances(db, id)))).toEqual(balances)
    }),
    { numRuns: runsOf(20), endOnFailure: true },
  )
  expect((await checkLedger(database.db)).faults).toEqual([])
})

/** Two new players with a session each; each history has ids of its own. */
async function openSite(database: Database<PlatformTables>) {
  const { db } = database
  historyCount += 1
  const prefix = `history-${historyCount}`
  const players: number[] = []
  const sessions: string[] = []
  for (const balance of start) {
    const id = await createPlayer(db, { balance })
    players.push(id)
    sessions.push(await createRun(db, id))
  }
  const context = walletContext(database)

  async function perform(operation: Operation): Promise<unknown> {
    switch (operation.kind) {
      case 'credit':
        return db.transaction().execute((trx) =>
          credit(trx, {
            userId: players[operation.session]!,
            currency: 'RUB',
            amount: operation.amount,
            scope: prefix,
            key: operation.id,
          }),
        )
      case 'end':
        return operation.how === 'session_expired'
          ? expireRun(db, sessions[operation.session]!)
          : createRun(db, players[operation.session]!)
      default:
        return sendOperation(context, { sessionId: sessions[operation.session]!, prefix }, operation)
    }
  }

  return {
    players,
    apply: (operation: Operation): Promise<Answer> => answerOperation(operation, () => perform(operation)),
  }
}
