import { integer, query, row, text } from '@yanta/database/statements'
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

const account = row({ id: integer })

export async function selectAccounts(db: PlatformDatabase, player: number): Promise<number[]> {
  const accounts = await query(account)`
    select id from ledger_accounts where user_id = ${player} order by id`.list(db)
  return accounts.map(({ id }) => id)
}

/**
 * The entries of an account after a transaction, with their transactions, at most `limit`; `last` is the transaction to go on after. Asked
 * for several accounts together, the entries of all players are read; joined, all transactions.
 */
export function selectMovements(
  db: PlatformDatabase,
  accountId: number,
  { after, limit }: { after: number; limit: number },
): Promise<{ rows: string; count: number; last: number }> {
  return query(page)`
    select coalesce(string_agg(line, ',' order by key), '') as rows, count(*) as count, coalesce(max(key), 0)::int8 as last
    from (
      select e.transaction_id as key, json_build_array(
        e.transaction_id, e.account_id, e.unit, e.amount, t.kind, t.scope, t.key, t.note, t.created_at)::text as line
      from (
        select transaction_id, account_id, unit, amount from ledger_entries
        where account_id = ${accountId} and transaction_id > ${after} order by transaction_id limit ${limit}
      ) e cross join lateral (select * from ledger_transactions where id = e.transaction_id limit 1) t
    ) lines`.get(db)
}
