// Operators' actions. An entry is written in the transaction of the action, so that neither exists without the other.
import { sql, type Kysely } from 'kysely'

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

/** Writes one entry, inside the caller's transaction. */
export async function recordAudit(
  trx: Kysely<any>,
  { actor, action, subject, reason, detail }: AuditEntry,
): Promise<void> {
  await sql`
    insert into audit_entries (actor, action, subject, reason, detail)
    values (${actor}, ${action}, ${subject}, ${reason}, ${JSON.stringify(detail)}::jsonb)`.execute(trx)
}

/** The latest entries, newest first. */
export async function listAudit(
  db: Kysely<any>,
  limit: number,
): Promise<(AuditEntry & { id: number; happenedAt: Date })[]> {
  const { rows } = await sql<AuditEntry & { id: number; happenedAt: Date }>`
    select id, actor, action, subject, reason, detail, happened_at as "happenedAt" from audit_entries order by id desc limit ${limit}`.execute(
    db,
  )
  return rows
}
