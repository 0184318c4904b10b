// Operators' actions. An entry is written in the transaction of the action, so that neither exists without the other.
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { type AuditEntry, findAudit, insertAuditEntry, selectAuditEntries } from './audit.repository.ts'

/** Writes one entry, inside the caller's transaction. */
export async function recordAudit(trx: PlatformDatabase, entry: AuditEntry): Promise<void> {
  await insertAuditEntry(trx, entry)
}

/** Whether an action has been written with this `key` in its detail. The caller holds a lock that its repetitions wait for. */
export async function hasAudit(
  trx: PlatformDatabase,
  wanted: Pick<AuditEntry, 'action' | 'subject'> & { key: string },
): Promise<boolean> {
  return findAudit(trx, wanted)
}

/** The latest entries, newest first. */
export async function listAudit(
  db: PlatformDatabase,
  limit: number,
): Promise<(AuditEntry & { id: number; happenedAt: Date })[]> {
  return selectAuditEntries(db, limit)
}
