import type { Currency, Locale } from '@yanta/contract'
import {
  integer,
  json,
  nullable,
  query,
  row,
  text,
  timestamptz,
  type RowOf,
} from '@yanta/database/statements'
import { sql } from 'kysely'
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
      coalesce((
        select transaction_id from ledger_entries e where e.account_id = a.id order by transaction_id desc limit 1), 0) as last
    from ledger_accounts a where user_id = ${userId} and kind = 'real'`.find(db)
}

export interface Portion {
  accountId: number
  /** Transactions above the first id, up to the second. */
  after: number
  upTo: number
  /** Where each day of the period begins, and the last one ends. */
  days: readonly Date[]
}

const sum = row({
  /** 1 for the first day of the period; one more than there are days for what is past it. */
  place: integer,
  staked: integer,
  won: integer,
  others: integer,
  countOfOthers: integer,
})
export type DaySum = RowOf<typeof sum>

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

const end = row({ id: integer })

/** Id of the transaction that ends a portion of `size` entries; `upTo` when there are fewer. */
export async function findPortionEnd(
  db: PlatformDatabase,
  { accountId, after, upTo }: Pick<Portion, 'accountId' | 'after' | 'upTo'>,
  size: number,
): Promise<number> {
  const { id } = await query(end)`
    select coalesce((
      select transaction_id from ledger_entries
      where account_id = ${accountId} and transaction_id > ${after} and transaction_id <= ${upTo}
      order by transaction_id offset ${size - 1} limit 1), ${upTo}::int8) as id`.get(db)
  return id
}

/** Of a portion. Both tables are bounded by the ids, so that neither is read as a whole. */
const within = ({ accountId, after, upTo, days }: Portion) => sql`
  ledger_entries e join ledger_transactions t on t.id = e.transaction_id
  where e.account_id = ${accountId} and e.transaction_id > ${after} and e.transaction_id <= ${upTo}
    and t.id > ${after} and t.id <= ${upTo} and t.created_at >= ${days[0]}`

/** The sums of a portion by day. Added up by kind first: each entry is then looked at once. */
export function sumDays(db: PlatformDatabase, portion: Portion): Promise<DaySum[]> {
  return query(sum)`
    with kinds as (
      select width_bucket(t.created_at, ${portion.days}::timestamptz[]) as place, t.kind, sum(e.amount)::int8 as amount, count(*) as entries
      from ${within(portion)} group by 1, 2
    )
    select place,
      -coalesce(sum(amount) filter (where kind in ('bet', 'rollback')), 0)::int8 as staked,
      coalesce(sum(amount) filter (where kind = 'win'), 0)::int8 as won,
      coalesce(sum(amount) filter (where kind not in ('bet', 'win', 'rollback')), 0)::int8 as others,
      coalesce(sum(entries) filter (where kind not in ('bet', 'win', 'rollback')), 0)::int8 as "countOfOthers"
    from kinds group by place`.list(db)
}

/** The movements of a portion that belong to no round, in their order. */
export function selectMovements(db: PlatformDatabase, portion: Portion): Promise<StatementMovement[]> {
  return query(movement)`
    select t.created_at as at, t.kind, t.scope, e.amount,
      case
        when t.scope = 'deposit' and t.key ~ '^[0-9]{1,15}$' then (select d.method from deposits d where d.id = t.key::int8)
        when t.scope = 'deposit_reversal' and t.key ~ '^[0-9]{1,15}:' then (
          select d.method from deposits d where d.id = split_part(t.key, ':', 1)::int8)
        when t.scope in ('payout', 'payout-end') and t.key ~ '^p-[0-9]{1,15}$' then (
          select p.method from payouts p where p.id = substr(t.key, 3)::int8)
      end as method,
      case
        when t.scope = 'gift' and t.key ~ '^[0-9]{1,15} ' then (
          select g.titles from user_gifts g where g.id = split_part(t.key, ' ', 1)::int8)
        when t.scope = 'bonus' and t.key ~ '^[0-9]{1,15} ' then (
          select g.titles from bonuses b join user_gifts g on g.id = b.gift_id where b.id = split_part(t.key, ' ', 1)::int8)
      end as titles
    from ${within(portion)} and t.created_at < ${portion.days.at(-1)} and t.kind not in ('bet', 'win', 'rollback') order by t.id`.list(
    db,
  )
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
