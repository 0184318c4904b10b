import { integer, query, row } from '@yanta/database/statements'
import { sql } from 'kysely'
import type { PlatformDatabase } from '../database/platform-database.ts'

/** Tables whose ids are given in the order of their times, but for the length of a transaction. */
const times = { ledger_transactions: 'created_at', rounds: 'started_at' } as const

/** Longer than any transaction. */
export const transactionSeconds = 3_600

const found = row({ id: integer })

/**
 * The last id before a moment, by halving: no index on the time is needed. Rows begun within `transactionSeconds` of the moment may stand
 * on the wrong side, so that the caller moves the moment by that and compares the times of what it reads.
 */
export async function findLastIdBefore(
  db: PlatformDatabase,
  table: keyof typeof times,
  moment: Date,
): Promise<number> {
  const [rows, time] = [sql.table(table), sql.ref(times[table])]
  // Every id up to `low` is before the moment, none above `high` is.
  const { id } = await query(found)`
    with recursive search (low, high) as (
      select 0::int8, (select coalesce(max(id), 0) from ${rows})
      union all
      select case when probe.id is null or probe.at < ${moment} then middle.id else low end,
        case when probe.id is null or probe.at < ${moment} then high else probe.id - 1 end
      from search
      cross join lateral (select (low + high + 1) / 2 as id) middle
      left join lateral (
        select id, ${time} as at from ${rows} where id <= middle.id and id > low order by id desc limit 1
      ) probe on true
      where low < high
    )
    select coalesce(low, 0) as id from search where low >= high`.get(db)
  return id
}
