import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { selectOpenDeposits, updateClosed, type OpenDeposit } from './open-items.repository.ts'

export type { OpenDeposit } from './open-items.repository.ts'

/** Deposits that somebody has to look at, the oldest first: flagged ones, and those of which nobody knows how they ended. */
export function listOpenDeposits(db: PlatformDatabase, limit: number): Promise<OpenDeposit[]> {
  return selectOpenDeposits(db, limit)
}

/** Closes a flagged one, inside the caller's transaction; undefined when no such item is open. */
export function closeOpenItem(
  trx: PlatformDatabase,
  now: Date,
  id: number,
): Promise<{ depositId: number; userId: number; kind: string } | undefined> {
  return updateClosed(trx, now, id)
}
