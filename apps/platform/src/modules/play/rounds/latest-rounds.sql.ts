import { addSeconds } from '@yanta/config/clock'
import { sql, type RawBuilder } from 'kysely'
import { jsonRows } from '../../../plugins/json-column.sql.ts'

export interface PlayedGame {
  slug: string
  count: number
}

/** Rounds per game among the player's latest with real money: `rounds` of the last `days` days at most. */
function buildLatestRounds(
  userId: number,
  now: Date,
  { days, rounds }: { days: number; rounds: number },
): RawBuilder<PlayedGame> {
  return sql`
    select game_slug as slug, count(*)::int as count
    from (select game_slug, started_at from rounds where user_id = ${userId} order by id desc limit ${rounds}) latest
    where started_at > ${addSeconds(now, -days * 24 * 3_600)} group by game_slug`
}

/** The games of the player's latest rounds and their number, as a column of a bigger query. */
export function selectRoundsColumn(
  userId: number,
  now: Date,
  latest: { days: number; rounds: number },
): RawBuilder<PlayedGame[]> {
  return jsonRows(buildLatestRounds(userId, now, latest))
}
