import {
  bool,
  command,
  integer,
  json,
  query,
  row,
  text,
  timestamptz,
  type RowOf,
} from '@yanta/database/statements'
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
  happenedAt: timestamptz,
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

/** The first events of rounds had fewer fields, and no version. */
const newestData = sql`
  case when type <> 'round.settled' then data when data ? 'version' then '{"roundId": null}'::jsonb || data
    else data || jsonb_build_object('version', 1, 'roundId', null, 'winReal', null, 'bonusId', null, 'startedAt', null,
      'settledAt', ${momentOf(sql.ref('happened_at'))}) end`

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
    select id, xid::text as xid, type, user_id as "userId", ${newestData} as data, happened_at as "happenedAt"
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

/** How far a consumer has read and is committed; the beginning, where it is none yet. */
export async function selectCursor(db: PlatformDatabase, consumer: string): Promise<Cursor> {
  const found = await db
    .selectFrom('event_cursors')
    .select(['xid', 'event_id as eventId'])
    .where('consumer', '=', consumer)
    .executeTakeFirst()
  return found ?? { xid: '0', eventId: 0 }
}

/** Settled rounds of a stretch of time again, of the archive too: those after `after` up to `until`, in their order. Reads all events. */
export async function selectRoundsAgain(
  db: PlatformDatabase,
  { after, until, from, to, limit }: { after: Cursor; until: Cursor; from: Date; to: Date; limit: number },
): Promise<StoredEvent[]> {
  const isWanted = sql`
    type = 'round.settled' and (xid, id) > (${after.xid}::text::xid8, ${after.eventId}::bigint)
    and (xid, id) <= (${until.xid}::text::xid8, ${until.eventId}::bigint) and happened_at >= ${from} and happened_at <= ${to}`
  const events = await query(storedEvent)`
    select id, xid::text as xid, type, user_id as "userId", ${newestData} as data, happened_at as "happenedAt"
    from (
      (select id, xid, type, user_id, data, happened_at from event_archive where ${isWanted} order by event_archive.xid, id limit ${limit})
      union all
      (select id, xid, type, user_id, data, happened_at from event_outbox where ${isWanted} order by event_outbox.xid, id limit ${limit})
    ) facts
    order by facts.xid, id limit ${limit}`.list(db)
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

const unread = row({ isUnread: bool })

/** Whether each of these consumers has read all that happened before a moment and is committed. */
export async function areFactsRead(
  db: PlatformDatabase,
  consumers: readonly string[],
  moment: Date,
): Promise<boolean> {
  const { isUnread } = await query(unread)`
    select exists (
      select from event_outbox
      where happened_at < ${moment} and (xid, id) > (
        select xid, event_id from event_cursors where consumer = any(${consumers}::text[]) order by xid, event_id limit 1)
    ) as "isUnread"`.get(db)
  return !isUnread
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
