import { sql, type RawBuilder } from 'kysely'

/** Slugs of the games the player opened, latest first; `limit` at most. */
export function buildRecentSlugs(userId: number, limit: number): RawBuilder<{ slug: string }> {
  return sql`select game_slug as slug from recent_games where user_id = ${userId} order by opened_at desc limit ${limit}`
}

/** The slugs of at most `limit` games the player opened, latest first, as a column of a bigger query. */
export function selectRecentColumn(userId: number, limit: number): RawBuilder<string[]> {
  return sql`array(${buildRecentSlugs(userId, limit)})`
}
