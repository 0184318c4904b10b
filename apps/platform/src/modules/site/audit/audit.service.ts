// Operators' actions. An entry is written in the transaction of the action, so that neither exists without the other.
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { type AuditEntry, insertAuditEntry, selectAuditEntries } from './audit.repository.ts'

/** Writes one entry, inside the caller's transaction. */
export async function recordAudit(trx: PlatformDatabase, entry: AuditEntry): Promise<void> {
  await insertAuditEntry(trx, entry)
}

/** The latest entries, newest first. */
export async function listAudit(
  db: PlatformDatabase,
  limit: number,
): Promise<(AuditEntry & { id: number; happenedAt: Date })[]> {
  return selectAuditEntries(db, limit)
}
