// The end of the retention time. Promises: afterwards nothing in the database says who the player was, the ledger is what it was, and a
// contact can be registered again, unless its owner has excluded themselves: then contacts, name and birthday stay barred as keyed hashes.
import { createHmac } from 'node:crypto'
import type { Clock } from '@yanta/config/clock'
import type { ContactType } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { deriveKey } from '../../../plugins/derive-key.ts'
import { nameKey, type PersonName } from '../exclusion/exclusion.rules.ts'
import { dataSections } from './data-plans.ts'
import {
  barHash,
  eraseRows,
  findBar,
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
  if (exclusion) {
    const person = describePerson(account)
    const hashes = [
      ...(['email', 'phone'] as const).map((type) => account[type] && hash(config, type, account[type])),
      person && hash(config, 'person', person),
    ]
    for (const each of hashes) if (each) await barHash(trx, { hash: each, until: exclusion.until })
  }
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

/** Whether a contact belongs to somebody who has excluded themselves and whose account was erased. */
export async function isBarred(
  db: PlatformDatabase,
  { clock, config }: Omit<ErasureDeps, 'db'>,
  { type, contact }: { type: ContactType; contact: string },
): Promise<boolean> {
  return (await findBar(db, clock.now(), hash(config, type, contact))) !== undefined
}

/** Until when somebody of this name and birthday has excluded themselves whose account was erased; null is for ever. */
export async function findPersonBar(
  db: PlatformDatabase,
  { clock, config }: Omit<ErasureDeps, 'db'>,
  person: PersonName & { birthday: string | null },
): Promise<{ until: Date | null } | undefined> {
  const described = describePerson(person)
  return described === null ? undefined : findBar(db, clock.now(), hash(config, 'person', described))
}

function describePerson({ birthday, ...name }: PersonName & { birthday: string | null }): string | null {
  const key = nameKey(name)
  return key === null || birthday === null ? null : `${key} ${birthday}`
}

function hash({ sessionSecret }: ErasureDeps['config'], type: ContactType | 'person', value: string): string {
  return createHmac('sha256', deriveKey(sessionSecret, 'erased-contact'))
    .update(`${type} ${value}`)
    .digest('base64url')
}
