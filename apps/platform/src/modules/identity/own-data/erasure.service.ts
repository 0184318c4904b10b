// The end of the retention time. Promises: afterwards nothing in the database says who the player was, the ledger is what it was, and a
// contact can be registered again, unless its owner has excluded themselves: then contacts, name and birthday stay barred as keyed hashes.
import type { Clock } from '@yanta/config/clock'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { barPerson } from '../barred-persons/barred-persons.service.ts'
import { dataSections } from './data-plans.ts'
import {
  eraseRows,
  findExclusion,
  lockClosedAccount,
  markErased,
  selectAccountsToErase,
} from './erasure.repository.ts'

export interface ErasureDeps {
  db: PlatformDatabase
  clock: Clock
  config: { sessionSecret: string }
}

/** Of one run; the next one goes on. */
const batchSize = 20

/**
 * Erases accounts that have been closed for the retention time, each in a transaction of its own.
 * @param report receives the error of one that could not be erased, and the others still are
 */
export async function eraseClosedAccounts(
  deps: ErasureDeps,
  retentionYears: number,
  report: (error: unknown) => void,
): Promise<void> {
  const { db, clock } = deps
  const closedBefore = new Date(clock.now())
  closedBefore.setUTCFullYear(closedBefore.getUTCFullYear() - retentionYears)
  for (const userId of await selectAccountsToErase(db, closedBefore, batchSize))
    await db
      .transaction()
      .execute((trx) => eraseAccount(trx, deps, userId))
      .catch(report)
}

async function eraseAccount(
  trx: PlatformDatabase,
  { clock, config }: Omit<ErasureDeps, 'db'>,
  userId: number,
): Promise<void> {
  const account = await lockClosedAccount(trx, userId)
  if (!account) return
  const now = clock.now()
  const exclusion = await findExclusion(trx, now, userId)
  if (exclusion) await barPerson(trx, config, account, exclusion)
  const plans = Object.values(dataSections).flat()
  // The account is last: by its contacts other rows are found.
  await markErased(trx, now, userId)
  for (const plan of plans) if (plan.table !== 'users') await eraseRows(trx, plan, userId)
  await eraseRows(
    trx,
    plans.find(({ table }) => table === 'users')!,
    userId,
  )
}
