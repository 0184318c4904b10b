import { sql, type RawBuilder } from 'kysely'

/** The number of a player's new notifications, as a column of a bigger statement. */
export function selectNewCount(userId: number): RawBuilder<number> {
  return sql`(select count(*)::int from user_notifications where user_id = ${userId} and read_at is null)`
}
