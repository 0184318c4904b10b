import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely'
import type { OutboxFacts } from './event-outbox.service.ts'

/** A position in the outbox. `xid` is text: it has 64 bits. */
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

export async function lockCursor(trx: Kysely<any>, consumer: string): Promise<Cursor | undefined> {
  const { rows } = await sql<Cursor>`
    select xid::text as xid, event_id as "eventId" from event_cursors where consumer = ${consumer} for update skip locked`.execute(
    trx,
  )
  return rows[0]
}

/** A timestamp in the format of events. */
export const momentOf = (column: Expression<unknown>): RawBuilder<string> =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The first events of rounds had no version and fewer fields. */
const newestData = sql`
  case when data ? 'version' then data else data || jsonb_build_object(
    'version', 1, 'winReal', null, 'bonusId', null, 'startedAt', null, 'settledAt', ${momentOf(sql.ref('happened_at'))}) end`

/**
 * Events of the archive come first: nothing is archived before an older event is. Stops before the oldest transaction still running: its
 * events could still be inserted before later ones.
 */
export async function selectEventsAfter(
  trx: Kysely<any>,
  { xid, eventId }: Cursor,
  limit: number,
): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    select id, xid::text as xid, type, user_id as "userId", ${newestData} as data
    from (
      (select * from event_archive where (xid, id) > (${xid}::text::xid8, ${eventId}::bigint) order by event_archive.xid, id limit ${limit})
      union all
      (select id, xid, type, user_id, data, happened_at from event_outbox
        where (xid, id) > (${xid}::text::xid8, ${eventId}::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
        order by event_outbox.xid, id limit ${limit})
    ) facts
    order by facts.xid, id limit ${limit}`.execute(trx)
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

/**
 * Moves events that are older than `days` and that every consumer has read, the oldest first and `limit` at most, into the archive.
 * @returns how many
 */
export async function archiveEvents(
  db: Kysely<any>,
  consumers: readonly string[],
  { days, limit }: { days: number; limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    with old as (
      select xid, id from event_outbox
      where happened_at < now() - make_interval(days => ${days})
        and (xid, id) <= all (select xid, event_id from event_cursors where consumer = any(${consumers}::text[]))
      order by event_outbox.xid, id limit ${limit}
    ), moved as (
      delete from event_outbox using old where event_outbox.xid = old.xid and event_outbox.id = old.id
      returning event_outbox.id, event_outbox.xid, type, user_id, data, happened_at
    )
    insert into event_archive (id, xid, type, user_id, data, happened_at) select * from moved`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
