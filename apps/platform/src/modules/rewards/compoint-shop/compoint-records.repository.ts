import type { CompointRecord, Locale } from '@yanta/contract'
import { bool, json, neverNull, query, row, type RowOf } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

export interface StoredRecord {
  id: number
  /** ISO 8601. */
  at: string
  amount: number
  kind: CompointRecord['kind']
  /** Of a purchase. */
  product: string | null
  /** Kind and entry of the tournament or series whose seat it was, such as `series frost-series`. */
  seatOf: string | null
  giftTitles: Record<Locale, string> | null
}

const found = row({ isWhole: bool, records: neverNull(json<StoredRecord[]>()) })

interface Wanted {
  userId: number
  /** Only those with a smaller id. */
  before: number
  limit: number
  timeZone: string
  /** How many movements are read, so that a long history is not. */
  depth: number
}

/**
 * Movements of a player's compoints, latest first; those earned are one a day, with the id of its last. A day that `depth` may have cut
 * is left out; `isWhole`: it has cut none.
 */
export function selectRecords(
  db: PlatformDatabase,
  { userId, before, limit, timeZone, depth }: Wanted,
): Promise<RowOf<typeof found>> {
  return query(found)`
    with account as (select id from ledger_accounts where user_id = ${userId} and kind = 'compoints'),
    moved as (
      select t.id, t.created_at, t.scope, t.key, t.note, e.amount, (t.created_at at time zone ${timeZone})::date as day
      from (
        select transaction_id, amount from ledger_entries
        where account_id = (select id from account) and unit = 'COMPOINT' and transaction_id < ${before}::int8
        order by transaction_id desc limit ${depth}
      ) e join ledger_transactions t on t.id = e.transaction_id
    ), shown as (
      select (t.created_at at time zone ${timeZone})::date as day
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where e.account_id = (select id from account) and e.unit = 'COMPOINT' and e.transaction_id >= ${before}::int8 and t.scope = 'compoints'
      order by e.transaction_id limit 1
    ), edge as (
      select count(*) < ${depth} as "isWhole", min(day) as day from moved
    ), records as (
      select max(id) as id, max(created_at) as at, sum(amount)::int8 as amount, 'compoints' as scope, null as key, null as note, day
      from moved where scope = 'compoints' and day is distinct from (select day from shown) group by day
      union all
      select id, created_at, amount, scope, key, note, day from moved where scope <> 'compoints'
    )
    select edge."isWhole", coalesce((
      select jsonb_agg(jsonb_build_object('id', r.id, 'at', r.at, 'amount', r.amount,
        'kind', case r.scope when 'compoints' then 'earned' when 'compoint-shop' then 'bought' when 'gift' then 'gift'
          when 'tournament-seat' then case when r.amount < 0 then 'seat' else 'seatRefund' end else 'correction' end,
        'product', case r.scope when 'compoint-shop' then r.note end,
        'seatOf', case r.scope when 'tournament-seat' then (
          select c.kind || ' ' || c.entry from contests c where c.id = split_part(r.key, ' ', 1)::bigint) end,
        'giftTitles', (select g.titles from user_gifts g where g.user_id = ${userId}
          and g.id = case r.scope when 'gift' then split_part(r.key, ' ', 1)::bigint end)) order by r.id desc)
      from (select * from records where edge."isWhole" or records.day > edge.day order by records.id desc limit ${limit}) r
    ), '[]') as records
    from edge`.get(db)
}
