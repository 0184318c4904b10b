// Accounts that may belong to one person. Promises: nobody is flagged by a machine; what was found says by what, since when and with whom;
// a match that the desk has dismissed comes back only with a new sign.
import { createHmac } from 'node:crypto'
import type { Clock } from '@yanta/config/clock'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { deriveKey } from '../../../plugins/derive-key.ts'
import {
  decideMatch,
  insertSigns,
  insertTool,
  isFlaggedElsewhere,
  lockMatch,
  selectNewSigns,
  selectOpenMatches,
  updateMultiAccount,
  type AccountMatch,
} from './several-accounts.repository.ts'

export type { AccountMatch, SignKind } from './several-accounts.repository.ts'

/** A household or a company of friends; what more share is a provider's, an office's or a hotel's. */
const mostTogether = 10
/** Of one run; the next one goes on. */
const mostSigns = 5_000

/** Finds what accounts share that was not known before. @returns how many signs are new */
export async function findSeveralAccounts({
  db,
  clock,
}: {
  db: PlatformDatabase
  clock: Clock
}): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const signs = await selectNewSigns(trx, mostTogether, mostSigns)
    if (signs.length > 0) await insertSigns(trx, clock.now(), signs)
    return signs.length
  })
}

/** Matches that wait for a decision, the latest first. */
export function listMatches(db: PlatformDatabase, limit: number): Promise<AccountMatch[]> {
  return selectOpenMatches(db, limit)
}

/** Undefined for an unknown id. */
export function findMatch(db: PlatformDatabase, id: number): Promise<AccountMatch | undefined> {
  return lockMatch(db, id)
}

/**
 * Flags one of the two players as having several accounts [6.9], inside the caller's transaction.
 * @returns null for an unknown match or a player who is not of it
 */
export async function flagMatch(
  trx: PlatformDatabase,
  now: Date,
  { id, userId }: { id: number; userId: number },
): Promise<AccountMatch | null> {
  const match = await lockMatch(trx, id)
  if (!match || (userId !== match.userId && userId !== match.otherUserId)) return null
  await unflag(trx, match)
  await updateMultiAccount(trx, userId, true)
  await decideMatch(trx, now, { id, flagged: userId })
  return match
}

/** Decides that the two are two persons, inside the caller's transaction; a flag that this match has set is taken back. Null for an unknown id. */
export async function dismissMatch(
  trx: PlatformDatabase,
  now: Date,
  id: number,
): Promise<AccountMatch | null> {
  const match = await lockMatch(trx, id)
  if (!match) return null
  await unflag(trx, match)
  await decideMatch(trx, now, { id, flagged: null })
  return match
}

async function unflag(trx: PlatformDatabase, { id, flaggedUserId }: AccountMatch): Promise<void> {
  if (flaggedUserId !== null && !(await isFlaggedElsewhere(trx, flaggedUserId, id)))
    await updateMultiAccount(trx, flaggedUserId, false)
}

/** Notes where a player is paid out to, as a keyed hash, inside the caller's transaction. */
export async function noteTool(
  trx: PlatformDatabase,
  now: Date,
  secret: string,
  { userId, tool }: { userId: number; tool: string },
): Promise<void> {
  const hash = createHmac('sha256', deriveKey(secret, 'payment-tool')).update(tool).digest('base64url')
  await insertTool(trx, now, { userId, hash })
}
