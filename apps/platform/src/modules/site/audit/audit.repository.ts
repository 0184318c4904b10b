import { sql } from 'kysely'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

export interface AuditEntry {
  /** The operator's user name in the operating system. */
  actor: string
  /** The desk's command, such as `credit`. */
  action: string
  /** The subject of the action, such as `player 12` or `game neon-drive`. */
  subject: string
  reason: string
  detail: Record<string, unknown>
}

export async function insertAuditEntry(
  trx: PlatformDatabase,
  { actor, action, subject, reason, detail }: AuditEntry,
): Promise<void> {
  await trx
    .insertInto('audit_entries')
    .values({ actor, action, subject, reason, detail: JSON.stringify(detail) })
    .execute()
}

export async function findAudit(
  trx: PlatformDatabase,
  { action, subject, key }: Pick<AuditEntry, 'action' | 'subject'> & { key: string },
): Promise<boolean> {
  const found = await trx
    .selectFrom('audit_entries')
    .select('id')
    .where('action', '=', action)
    .where('subject', '=', subject)
    .where(sql<string>`detail->>'key'`, '=', key)
    .executeTakeFirst()
  return found !== undefined
}

/** Newest first. */
export function selectAuditEntries(
  db: PlatformDatabase,
  limit: number,
): Promise<(AuditEntry & { id: number; happenedAt: Date })[]> {
  return db
    .selectFrom('audit_entries')
    .select((eb) => [
      'id',
      'actor',
      'action',
      'subject',
      'reason',
      eb.ref('detail').$castTo<Record<string, unknown>>().as('detail'),
      'happened_at as happenedAt',
    ])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
