import { sql, type Kysely } from 'kysely'
import type { OutboxFacts } from './event-outbox.service.ts'

/** A place in the outbox. `xid` is text: it has 64 bits. */
export interface Cursor {
  xid: string
  eventId: number
}

export type StoredEvent = {
  [Type in keyof OutboxFacts]: {
    id: number
    xid: string
    type: Type
    userId: number
    data: OutboxFacts[Type]
  }
}[keyof OutboxFacts]

export async function insertCursors(db: Kysely<any>, consumers: readonly string[]): Promise<void> {
  await sql`insert into event_cursors (consumer) select unnest(${consumers}::text[]) on conflict do nothing`.execute(
    db,
  )
}

export async function takeCursor(trx: Kysely<any>, consumer: string): Promise<Cursor | undefined> {
  const { rows } = await sql<Cursor>`
    select xid::text as xid, event_id as "eventId" from event_cursors where consumer = ${consumer} for update skip locked`.execute(
    trx,
  )
  return rows[0]
}

/** Stops before the oldest transaction still running: one of its events could take a place in front of later ones. */
export async function selectEventsAfter(
  trx: Kysely<any>,
  { xid, eventId }: Cursor,
  limit: number,
): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    select id, xid::text as xid, type, user_id as "userId", data from event_outbox
    where (xid, id) > (${xid}::text::xid8, ${eventId}::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
    order by event_outbox.xid, id limit ${limit}`.execute(trx)
  return rows
}

export async function updateCursor(
  trx: Kysely<any>,
  consumer: string,
  { xid, eventId }: Cursor,
): Promise<void> {
  await sql`update event_cursors set xid = ${xid}::text::xid8, event_id = ${eventId} where consumer = ${consumer}`.execute(
    trx,
  )
}
