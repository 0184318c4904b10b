// The outbox after its database was restored from a dump on another server. Positions are numbers of transactions, and that server counts
// its own, usually far lower: what happens from then on would come before every cursor, and never be read. Promises that each consumer
// still reads exactly what it has not read before.
import { bool, command, query, row } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../database/platform-database.ts'

/** Renumbers what comes from another server; does nothing elsewhere. Processes that start at once do so one after another. */
export async function adoptRestoredOutbox(db: PlatformDatabase): Promise<boolean> {
  if (!(await isOfAnotherServer(db))) return false
  return db.transaction().execute(async (trx) => {
    await command`set local statement_timeout = 0`.run(trx)
    await command`lock table event_cursors, event_outbox, event_archive in exclusive mode`.run(trx)
    if (!(await isOfAnotherServer(trx))) return false
    await renumber(trx)
    return true
  })
}

/** Whether there is a position that no transaction of this server has reached. */
async function isOfAnotherServer(db: PlatformDatabase): Promise<boolean> {
  const { isAhead } = await query(row({ isAhead: bool }))`
    select coalesce(greatest(
      (select xid from event_outbox order by xid desc, id desc limit 1),
      (select xid from event_archive order by xid desc, id desc limit 1),
      (select xid from event_cursors order by xid desc limit 1)
    ) >= pg_snapshot_xmax(pg_current_snapshot()), false) as "isAhead"`.get(db)
  return isAhead
}

/** Larger than the id of every event. */
const afterAllIds = Number.MAX_SAFE_INTEGER

/**
 * The positions of the cursors part the events of before into stretches. Each stretch gets the number of positions before it instead of the
 * number of a transaction: lower than any transaction of a server, and on the same side of every cursor. Inside a stretch the order is that of
 * the ids. Events that were already written here have greater ids, as the sequence was restored as well, and keep their numbers.
 */
async function renumber(trx: PlatformDatabase): Promise<void> {
  await command`
    create temporary table outbox_positions on commit drop as
    select xid, event_id, row_number() over (order by xid, event_id) - 1 as before
    from (select distinct xid, event_id from event_cursors) positions`.run(trx)
  await command`
    create temporary table outbox_restored on commit drop as
    select max(id) as last_id from (
      select id from event_outbox where xid >= pg_snapshot_xmax(pg_current_snapshot())
      union all select id from event_archive where xid >= pg_snapshot_xmax(pg_current_snapshot())
      union all select event_id from event_cursors where xid >= pg_snapshot_xmax(pg_current_snapshot())
    ) restored`.run(trx)
  await command`
    update event_outbox set xid = (
      select count(*) from outbox_positions positions where (positions.xid, positions.event_id) < (event_outbox.xid, event_outbox.id)
    )::text::xid8
    where id <= (select last_id from outbox_restored)`.run(trx)
  await command`
    update event_archive set xid = (
      select count(*) from outbox_positions positions where (positions.xid, positions.event_id) < (event_archive.xid, event_archive.id)
    )::text::xid8
    where id <= (select last_id from outbox_restored)`.run(trx)
  await command`
    update event_cursors set xid = positions.before::text::xid8, event_id = ${afterAllIds}
    from outbox_positions positions
    where (positions.xid, positions.event_id) = (event_cursors.xid, event_cursors.event_id)`.run(trx)
}
