import { sql, type RawBuilder } from 'kysely'
import type { Balances } from './ledger.rules.ts'

/** The balances by account; null before the first movement. */
export function buildBalancesColumn(userId: number): RawBuilder<Partial<Balances> | null> {
  return sql`(select json_object_agg(kind, balance) from ledger_accounts where user_id = ${userId})`
}
