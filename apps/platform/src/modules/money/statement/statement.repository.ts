import type { Currency, Locale } from '@yanta/contract'
import {
  date,
  integer,
  json,
  nullable,
  query,
  row,
  text,
  timestamptz,
  type RowOf,
} from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { Movement } from '../ledger/ledger.service.ts'

const cut = row({ id: integer, currency: text<Currency>(), balance: integer, last: integer })
/** An account as it is after the transaction `last`. */
export type Cut = RowOf<typeof cut>

/**
 * The player's real account, its balance, and the last of its transactions, as one statement sees them. Movements of a player wait for
 * each other, so that whatever is booked later has a larger id. Undefined before the first wallet.
 */
export function selectCut(db: PlatformDatabase, userId: number): Promise<Cut | undefined> {
  return query(cut)`
    select id, unit as currency, balance,
      coalesce((select max(transaction_id) from ledger_entries e where e.account_id = a.id), 0) as last
    from ledger_accounts a where user_id = ${userId} and kind = 'real'`.find(db)
}

export interface Portion {
  accountId: number
  /** Transactions above the first id, up to the second. */
  after: number
  upTo: number
  from: Date
  to: Date
  timeZone: string
  /** The most entries of a portion. */
  size: number
}

const portion = row({
  count: integer,
  last: nullable(integer),
  /** The sum of what is past the period. */
  later: integer,
})
const day = row({ day: date, staked: integer, won: integer })
export type PlayedDay = RowOf<typeof day>
const movement = row({
  at: timestamptz,
  kind: text<Movement['kind']>(),
  scope: text,
  amount: integer,
  /** Key of the way to pay or be paid. */
  method: nullable(text),
  /** Of the gift that it comes from. */
  titles: nullable(json<Record<Locale, string>>()),
})
export type StatementMovement = RowOf<typeof movement>

const read = row({
  ...portion.columns,
  days: json<PlayedDay[]>(),
  movements: json<(Omit<StatementMovement, 'at'> & { at: string })[]>(),
})
export type PortionRead = RowOf<typeof read>

/** The next entries of an account: rounds summed by day, every other movement by itself. */
export function selectPortion(
  db: PlatformDatabase,
  { accountId, after, upTo, from, to, timeZone, size }: Portion,
): Promise<PortionRead> {
  return query(read)`
    with portion as materialized (
      select transaction_id, amount from ledger_entries
      where account_id = ${accountId} and transaction_id > ${after} and transaction_id <= ${upTo}
      order by transaction_id limit ${size}
    ), moved as materialized (
      select t.id, t.kind, t.scope, t.key, t.created_at, p.amount
      from portion p join ledger_transactions t on t.id = p.transaction_id where t.created_at >= ${from}
    ), played as (
      select (created_at at time zone ${timeZone})::date as day,
        -coalesce(sum(amount) filter (where kind <> 'win'), 0)::int8 as staked,
        coalesce(sum(amount) filter (where kind = 'win'), 0)::int8 as won
      from moved where created_at < ${to} and kind in ('bet', 'win', 'rollback') group by 1
    ), others as (
      select m.id, m.created_at as at, m.kind, m.scope, m.amount,
        case
          when m.scope = 'deposit' and m.key ~ '^[0-9]{1,15}$' then (select d.method from deposits d where d.id = m.key::int8)
          when m.scope = 'deposit_reversal' and m.key ~ '^[0-9]{1,15}:' then (
            select d.method from deposits d where d.id = split_part(m.key, ':', 1)::int8)
          when m.scope in ('payout', 'payout-end') and m.key ~ '^p-[0-9]{1,15}$' then (select p.method from payouts p where p.id = substr(m.key, 3)::int8)
        end as method,
        case
          when m.scope = 'gift' and m.key ~ '^[0-9]{1,15} ' then (select g.titles from user_gifts g where g.id = split_part(m.key, ' ', 1)::int8)
          when m.scope = 'bonus' and m.key ~ '^[0-9]{1,15} ' then (
            select g.titles from bonuses b join user_gifts g on g.id = b.gift_id where b.id = split_part(m.key, ' ', 1)::int8)
        end as titles
      from moved m where m.created_at < ${to} and m.kind not in ('bet', 'win', 'rollback')
    )
    select (select count(*) from portion) as count, (select max(transaction_id) from portion) as last,
      (select coalesce(sum(amount), 0)::int8 from moved where created_at >= ${to}) as later,
      (select coalesce(json_agg(played order by day), '[]') from played) as days,
      (select coalesce(json_agg(others order by id), '[]') from others) as movements`.get(db)
}

const summed = row({ amount: integer })

/** The sum of an account's entries above one transaction, up to another. */
export async function sumEntries(
  db: PlatformDatabase,
  { accountId, after, upTo }: Pick<Portion, 'accountId' | 'after' | 'upTo'>,
): Promise<number> {
  const { amount } = await query(summed)`
    select coalesce(sum(amount), 0)::int8 as amount from ledger_entries
    where account_id = ${accountId} and transaction_id > ${after} and transaction_id <= ${upTo}`.get(db)
  return amount
}
