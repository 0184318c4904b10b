import type { Database } from '@yanta/database'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PlatformTables } from '../../../database/schema.ts'
import { runsOf } from '../../../../../../tools/testing/property-strength.ts'
import { cancelBonus, expireBonuses, grantBonus } from '../bonuses/bonuses.service.ts'
import { checkLedger, credit, getPlayerBalances } from '../ledger/ledger.service.ts'
import { bonusHistories } from './testing/bonus-histories.ts'
import { BonusMemory } from './testing/bonus-memory.ts'
import { BonusModel, contribution, type BonusAnswer, type BonusOperation } from './testing/bonus-model.ts'
import { slot } from './testing/provider-desk.ts'
import {
  clock,
  createPlayer,
  createRun,
  createWalletDatabase,
  walletContext,
} from './testing/wallet-database.ts'
import { answerOperation, sendOperation } from './testing/wallet-operations.ts'

let database: Database<PlatformTables>
let historyCount = 0
beforeAll(async () => {
  database = await createWalletDatabase()
  await sql`update games set wager_contribution = ${contribution} where slug = ${slot}`.execute(database.db)
})
afterAll(() => database.close())

const start = 20

interface BalanceSource {
  apply(operation: BonusOperation): BonusAnswer | Promise<BonusAnswer>
  look(): Promise<{ real: number; bonus: number; bonuses: BonusRow[] }>
}

test('however bets, wins, rollbacks, grants, ends and repetitions mix, the steps never mix up real and bonus money', async () => {
  expect.hasAssertions()
  await fc.assert(
    fc.asyncProperty(bonusHistories, (history) => checkHistory(history, openMemory())),
    { numRuns: runsOf(300), endOnFailure: true },
  )
})

test('the database does the same, with a consistent ledger, and ends every bonus once', async () => {
  await fc.assert(
    fc.asyncProperty(bonusHistories, async (history) => checkHistory(history, await openPlayer())),
    { numRuns: runsOf(12), endOnFailure: true },
  )
  expect((await checkLedger(database.db)).faults).toEqual([])
  const { rows } =
    await sql`select bonuses.id from bonuses where (select count(*) from ledger_transactions where scope = 'bonus' and key in (bonuses.id || ' grant', bonuses.id || ' end')) > 2`.execute(
      database.db,
    )
  expect(rows).toEqual([])
})

async function checkHistory(history: readonly BonusOperation[], source: BalanceSource): Promise<void> {
  const model = new BonusModel(start)
  let before: BonusRow[] = []
  for (const operation of history) {
    expect(await source.apply(operation), JSON.stringify(operation)).toEqual(model.apply(operation))
    const { real, bonus, bonuses } = await source.look()
    expect({ real, bonus }, JSON.stringify(operation)).toEqual({ real: model.real, bonus: model.bonus })
    expect(bonuses).toEqual(model.bonuses.map(pickRow))
    assertOnlyForward(before, bonuses)
    before = bonuses
  }
}

interface BonusRow {
  status: string
  done: number
  converted: number
}

/** The wager only grows, and an ended bonus no longer changes. */
function assertOnlyForward(before: readonly BonusRow[], now: readonly BonusRow[]): void {
  for (const [index, bonus] of before.entries()) {
    expect(now[index]!.done).toBeGreaterThanOrEqual(bonus.done)
    if (bonus.status !== 'active') expect(now[index]).toEqual(bonus)
  }
}

const pickRow = ({ status, done, converted }: BonusRow): BonusRow => ({ status, done, converted })

function openMemory(): BalanceSource {
  const memory = new BonusMemory(start)
  return {
    apply: (operation) => memory.apply(operation),
    look: () => Promise.resolve({ ...memory.balances, bonuses: memory.bonuses.map(pickRow) }),
  }
}

/** A new player in a game; each history has ids of its own. */
async function openPlayer(): Promise<BalanceSource> {
  const { db } = database
  const context = walletContext(database)
  historyCount += 1
  const prefix = `bonus-history-${historyCount}`
  const id = await createPlayer(db, { balance: start })
  const sessionId = await createRun(db, id)
  const owner = { userId: id, currency: 'RUB' as const, scope: prefix }

  async function perform(operation: BonusOperation): Promise<unknown> {
    switch (operation.kind) {
      case 'grant':
        return db.transaction().execute((trx) =>
          grantBonus(trx, clock.now(), {
            ...owner,
            key: operation.id,
            amount: operation.amount,
            wagerTimes: operation.times,
            mostWager: null,
            cap: operation.cap,
            maxStake: operation.max,
            days: 1,
          }),
        )
      case 'deposit':
        return db
          .transaction()
          .execute((trx) => credit(trx, { ...owner, key: operation.id, amount: operation.amount }))
      case 'cancel':
        return db
          .transaction()
          .execute((trx) =>
            cancelBonus(trx, clock.now(), { id, currency: 'RUB' }, { isForced: operation.isForced }),
          )
      case 'overtime':
        return sql`update bonuses set expires_at = now() - interval '1 second' where user_id = ${id} and status = 'active'`.execute(
          db,
        )
      case 'sweep':
        return expireBonuses(db, clock, () => undefined)
      case 'settle':
        return sendOperation(context, { sessionId, prefix }, { ...operation, winId: `${operation.id}:win` })
      default:
        return sendOperation(context, { sessionId, prefix }, operation)
    }
  }

  return {
    apply: (operation: BonusOperation) => answerOperation(operation, () => perform(operation)),
    async look() {
      const { real, bonus } = await getPlayerBalances(db, id)
      return {
        real,
        bonus,
        bonuses: (
          await sql<BonusRow>`select status, wager_done as done, converted from bonuses where user_id = ${id} order by id`.execute(
            db,
          )
        ).rows,
      }
    },
  }
}
