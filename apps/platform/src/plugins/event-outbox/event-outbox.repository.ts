import { command, integer, json, query, row, text, type RowOf } from '@yanta/database/statements'
import { sql } from 'kysely'
import type { PlatformDatabase } from '../../database/platform-database.ts'
import { momentOf } from './event-outbox.sql.ts'
import { factVersions, type OutboxEvent, type OutboxFacts } from './outbox-facts.ts'

/** A position in the outbox. `xid` is text: it has 64 bits. */
export interface Cursor {
  xid: string
  eventId: number
}

const storedEvent = row({
  id: integer,
  xid: text,
  type: text<keyof OutboxFacts>(),
  userId: integer,
  data: json<OutboxFacts[keyof OutboxFacts]>(),
})
type Stored<Type extends keyof OutboxFacts> = Omit<RowOf<typeof storedEvent>, 'type' | 'data'> & {
  type: Type
  data: OutboxFacts[Type]
}
/** Told apart by `type`. */
export type StoredEvent = { [Type in keyof OutboxFacts]: Stored<Type> }[keyof OutboxFacts]

/** Writes an event in the transaction that causes it. */
export async function recordEvent<Type extends keyof OutboxFacts>(
  trx: PlatformDatabase,
  now: Date,
  { type, userId, data }: OutboxEvent<Type>,
): Promise<void> {
  await trx
    .insertInto('event_outbox')
    .values({
      type,
      user_id: userId,
      data: JSON.stringify({ version: factVersions[type], ...data }),
      happened_at: now,
    })
    .execute()
}

export async function insertCursors(db: PlatformDatabase, consumers: readonly string[]): Promise<void> {
  await db
    .insertInto('event_cursors')
    .values(consumers.map((consumer) => ({ consumer })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const waiting = row({ consumer: text })

/**
 * The consumers of `consumers` that have something to read. Takes no lock: a lock would be written to the disk at each look. The
 * newest event of each table is at the end of its index; asked for any event after a cursor, the database reads whole archives.
 */
export async function listWaiting(
  db: PlatformDatabase,
  consumers: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await query(waiting)`
    with newest as (
      (select xid, id from event_outbox where xid < pg_snapshot_xmin(pg_current_snapshot()) order by xid desc, id desc limit 1)
      union all
      (select xid, id from event_archive order by xid desc, id desc limit 1)
    )
    select consumer from event_cursors
    where consumer = any(${consumers}::text[])
      and exists (select from newest where (newest.xid, newest.id) > (event_cursors.xid, event_cursors.event_id))`.list(
    db,
  )
  return new Set(rows.map(({ consumer }) => consumer))
}

export function lockCursor(trx: PlatformDatabase, consumer: string): Promise<Cursor | undefined> {
  return trx
    .selectFrom('event_cursors')
    .select(['xid', 'event_id as eventId'])
    .where('consumer', '=', consumer)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** The first events of rounds had no version and fewer fields. */
const newestData = sql`
  case when data ? 'version' then data else data || jsonb_build_object(
    'version', 1, 'winReal', null, 'bonusId', null, 'startedAt', null, 'settledAt', ${momentOf(sql.ref('happened_at'))}) end`

/**
 * Events of the archive come first: nothing is archived before an older event is. Stops before the oldest transaction still running: its
 * events could still be inserted before later ones.
 */
export async function selectEventsAfter(
  trx: PlatformDatabase,
  { xid, eventId }: Cursor,
  limit: number,
): Promise<StoredEvent[]> {
  const events = await query(storedEvent)`
    select id, xid::text as xid, type, user_id as "userId", ${newestData} as data
    from (
      (select * from event_archive where (xid, id) > (${xid}::text::xid8, ${eventId}::bigint) order by event_archive.xid, id limit ${limit})
      union all
      (select id, xid, type, user_id, data, happened_at from event_outbox
        where (xid, id) > (${xid}::text::xid8, ${eventId}::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
        order by event_outbox.xid, id limit ${limit})
    ) facts
    order by facts.xid, id limit ${limit}`.list(trx)
  return events as StoredEvent[]
}

export async function updateCursor(
  trx: PlatformDatabase,
  consumer: string,
  { xid, eventId }: Cursor,
): Promise<void> {
  await trx
    .updateTable('event_cursors')
    .set({ xid, event_id: eventId })
    .where('consumer', '=', consumer)
    .execute()
}

/**
 * Moves events from before `before` that every consumer has read, the oldest first and `limit` at most, into the archive.
 * @returns how many
 */
export function archiveEvents(
  db: PlatformDatabase,
  consumers: readonly string[],
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  return command`
    with old as (
      select xid, id from event_outbox
      where happened_at < ${before}
        and (xid, id) <= all (select xid, event_id from event_cursors where consumer = any(${consumers}::text[]))
      order by event_outbox.xid, id limit ${limit}
    ), moved as (
      delete from event_outbox using old where event_outbox.xid = old.xid and event_outbox.id = old.id
      returning event_outbox.id, event_outbox.xid, type, user_id, data, happened_at
    )
    insert into event_archive (id, xid, type, user_id, data, happened_at) select * from moved`.run(db)
}
