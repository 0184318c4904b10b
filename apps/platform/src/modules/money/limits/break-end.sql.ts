import { sql, type RawBuilder } from 'kysely'

/** The end of the running break, or null. */
export function buildBreakEndColumn(userId: number): RawBuilder<Date | null> {
  return sql`(select until from player_breaks where user_id = ${userId} and until > now())`
}
