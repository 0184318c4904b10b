import { integer, query, row, text } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

const counted = row({ studio: text, players: integer })

/**
 * Players in games of each studio, by its slug. A session counts when it was opened since a moment, demo too, and while its player's
 * latest round is not older. Reads open sessions, each with one latest round, and not rounds, which are many.
 */
export async function countPlayers(
  db: PlatformDatabase,
  now: Date,
  since: Date,
): Promise<Map<string, number>> {
  const rows = await query(counted)`
    with playing as (
      select coalesce(user_id::text, 'guest ' || id) as player, game_slug from game_sessions where active and created_at > ${since}
      union
      select session.user_id::text, session.game_slug
      from game_sessions session cross join lateral (select started_at from rounds where user_id = session.user_id order by id desc limit 1) latest
      where session.active and session.mode = 'real' and session.expires_at > ${now} and latest.started_at > ${since}
    )
    select studios.slug as studio, count(distinct player) as players
    from playing join games on games.slug = playing.game_slug join studios on studios.id = games.studio_id group by studios.slug`.list(
    db,
  )
  return new Map(rows.map(({ studio, players }) => [studio, players]))
}
