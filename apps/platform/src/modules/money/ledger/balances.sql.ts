import { sql, type RawBuilder } from 'kysely'
import type { Balances } from './ledger.rules.ts'

/** The balances by account as a column of a bigger query, for `completeBalances`; null before the first movement. */
export function selectBalances(userId: number): RawBuilder<Partial<Balances> | null> {
  return sql`(select json_object_agg(kind, balance) from ledger_accounts where user_id = ${userId})`
}
