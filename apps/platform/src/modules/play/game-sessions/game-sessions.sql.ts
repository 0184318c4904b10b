import { sql, type RawBuilder } from 'kysely'

/** The CTE that writes demo money, for the wallet's statement. */
export function saveDemoBalance(sessionId: number, balance: number): RawBuilder<unknown> {
  return sql`demo_balanced as (update game_sessions set demo_balance = ${balance} where id = ${sessionId})`
}
