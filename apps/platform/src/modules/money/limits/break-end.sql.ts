import { sql, type RawBuilder } from 'kysely'

/** The end of the running break or null, as a column of a bigger query. */
export function selectBreakEnd(userId: number, now: Date): RawBuilder<Date | null> {
  return sql`(select until from player_breaks where user_id = ${userId} and until > ${now})`
}
