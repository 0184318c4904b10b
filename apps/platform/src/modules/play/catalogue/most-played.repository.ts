import { query, row, text } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

/** The games with most rounds for a player's money since a moment, by slug; the house stakes none. Ties stay in the editors' order. */
export async function selectMostRounds(db: PlatformDatabase, since: Date, limit: number): Promise<string[]> {
  const rows = await query(row({ slug: text }))`
    select games.slug
    from (
      select game_slug, count(*) as played from rounds
      where started_at > ${since} and status = 'settled' and user_id is not null and stake_real + stake_bonus > 0
      group by game_slug
    ) counted join games on games.slug = counted.game_slug
    where games.is_listed and games.disabled_reason is null
    order by counted.played desc, games.position, games.id limit ${limit}`.list(db)
  return rows.map(({ slug }) => slug)
}
