import type { CompointRecord, Locale } from '@yanta/contract'
import {
  integer,
  json,
  neverNull,
  nullable,
  query,
  row,
  text,
  timestamptz,
  type RowOf,
} from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

const record = row({
  id: neverNull(integer),
  at: neverNull(timestamptz),
  amount: neverNull(integer),
  kind: neverNull(text<CompointRecord['kind']>()),
  /** Of a purchase. */
  product: nullable(text),
  giftTitles: nullable(json<Record<Locale, string>>()),
})
export type StoredRecord = RowOf<typeof record>

interface Wanted {
  userId: number
  /** Only those with a smaller id. */
  before: number | null
  limit: number
  timeZone: string
}

/** Movements of a player's compoints, latest first; those earned are one a day, with the id of its last. */
export function selectRecords(
  db: PlatformDatabase,
  { userId, before, limit, timeZone }: Wanted,
): Promise<StoredRecord[]> {
  return query(record)`
    with moved as (
      select t.id, t.created_at, t.scope, t.key, t.note, e.amount
      from ledger_accounts a join ledger_entries e on e.account_id = a.id and e.unit = 'COMPOINT'
        join ledger_transactions t on t.id = e.transaction_id
      where a.user_id = ${userId} and a.kind = 'compoints'
    )
    select * from (
      select max(id) as id, max(created_at) as at, sum(amount)::int8 as amount, 'earned' as kind, null::text as product,
        null::jsonb as "giftTitles"
      from moved where scope = 'compoints' group by (created_at at time zone ${timeZone})::date
      union all
      select m.id, m.created_at, m.amount, case m.scope when 'compoint-shop' then 'bought' when 'gift' then 'gift' else 'correction' end,
        case m.scope when 'compoint-shop' then m.note end,
        case m.scope when 'gift' then (select g.titles from user_gifts g where g.user_id = ${userId} and g.id::text = split_part(m.key, ' ', 1)) end
      from moved m where m.scope <> 'compoints'
    ) records
    where ${before}::int8 is null or id < ${before}::int8 order by id desc limit ${limit}`.list(db)
}
