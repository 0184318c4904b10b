import { integer, nullable, query, row, text } from '@yanta/database/statements'
import { sql } from 'kysely'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { TablePlan } from './data-plan.ts'

/** Rows as JSON arrays, separated by commas, in the order of the columns. */
const page = row({ rows: text, count: integer, last: integer })

/** The player's rows of a table, of a long one those after an id, at most `limit`; `last` is the id to go on after. */
export function selectRows(
  db: PlatformDatabase,
  { table, rows, shown, shownAs, isLong }: TablePlan,
  player: number,
  { after, limit }: { after: number; limit: number },
): Promise<{ rows: string; count: number; last: number }> {
  const values = sql.join(shown.map((column) => shownAs[column] ?? sql.ref(`t.${column}`)))
  const source = sql`from ${sql.table(table)} t where ${rows(player)}`
  const lines = isLong
    ? sql`
      select t.id as key, json_build_array(${values})::text as line
      ${source} and t.id > ${after} order by t.id limit ${limit}`
    : sql`select row_number() over () as key, json_build_array(${values})::text as line ${source}`
  return query(page)`
    select coalesce(string_agg(line, ',' order by key), '') as rows, count(*) as count, coalesce(max(key), 0)::int8 as last
    from (${lines}) lines`.get(db)
}

export const movementColumns = [
  'transaction_id',
  'account_id',
  'unit',
  'amount',
  'kind',
  'scope',
  'key',
  'note',
  'created_at',
] as const

/** Where the next page of movements goes on: after a transaction of an account. */
export interface MovementPlace {
  account: number
  transaction: number
}

const movements = row({
  rows: text,
  count: integer,
  account: nullable(integer),
  transaction: nullable(integer),
})

/** The entries of the player's accounts with their transactions, account by account; null after the last one. */
export async function selectMovements(
  db: PlatformDatabase,
  player: number,
  after: MovementPlace,
  limit: number,
): Promise<{ rows: string; count: number; last: MovementPlace | null }> {
  // By account, so that the entries of others are never read, however many there are between two of the player's.
  const { account, transaction, ...read } = await query(movements)`
    with lines as (
      select a.id as account, e.transaction_id as transaction,
        json_build_array(
          e.transaction_id, e.account_id, e.unit, e.amount, t.kind, t.scope, t.key, t.note, t.created_at)::text as line
      from ledger_accounts a cross join lateral (
        select * from ledger_entries own
        where own.account_id = a.id and own.transaction_id > case when a.id = ${after.account} then ${after.transaction}::int8 else 0 end
        order by own.transaction_id limit ${limit}
      ) e join ledger_transactions t on t.id = e.transaction_id
      where a.user_id = ${player} and a.id >= ${after.account} order by a.id, e.transaction_id limit ${limit}
    ), ending as (select account, transaction from lines order by account desc, transaction desc limit 1)
    select coalesce(string_agg(line, ',' order by account, transaction), '') as rows, count(*) as count,
      (select account from ending) as account, (select transaction from ending) as transaction
    from lines`.get(db)
  return { ...read, last: account === null || transaction === null ? null : { account, transaction } }
}
