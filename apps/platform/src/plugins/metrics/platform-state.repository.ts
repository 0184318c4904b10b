// What metrics tell of the state of the platform. Each is read whenever an operator's program asks, about four times a minute, so that
// none may read a whole table.
import { float8, integer, query, row, text, type RowOf } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../database/platform-database.ts'

const lag = row({ consumer: text, seconds: float8 })

export function listOutboxLags(db: PlatformDatabase, now: Date): Promise<RowOf<typeof lag>[]> {
  return query(lag)`
    select event_cursors.consumer,
      greatest(0, coalesce(extract(epoch from ${now}::timestamptz - oldest.happened_at), 0))::float8 as seconds
    from event_cursors
    left join lateral (
      select happened_at from event_outbox
      where (xid, id) > (event_cursors.xid, event_cursors.event_id)
      order by xid, id limit 1
    ) oldest on true`.list(db)
}

const jobState = row({ name: text, overdueSeconds: float8, failedAttempts: integer })

export function listJobStates(db: PlatformDatabase, now: Date): Promise<RowOf<typeof jobState>[]> {
  return query(jobState)`
    select name, greatest(0, extract(epoch from ${now}::timestamptz - due_at))::float8 as "overdueSeconds",
      case when last_error is null then 0 else attempts end as "failedAttempts"
    from jobs`.list(db)
}

const statusCount = row({ status: text, count: integer })

export function listDepositCounts(db: PlatformDatabase, now: Date): Promise<RowOf<typeof statusCount>[]> {
  return query(statusCount)`
    select status, count(*) as count from deposits
    where created_at > ${now}::timestamptz - interval '24 hours' group by status`.list(db)
}

export function listPayoutCounts(db: PlatformDatabase, now: Date): Promise<RowOf<typeof statusCount>[]> {
  return query(statusCount)`
    select status, count(*) as count from payouts
    where created_at > ${now}::timestamptz - interval '24 hours' group by status`.list(db)
}

const openItems = row({ kind: text, count: integer })

export function countOpenItems(db: PlatformDatabase): Promise<RowOf<typeof openItems>[]> {
  return query(openItems)`
    select kind, count(*) as count from deposit_open_items where closed_at is null group by kind`.list(db)
}
