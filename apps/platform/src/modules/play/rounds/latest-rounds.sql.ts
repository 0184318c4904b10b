import { sql, type RawBuilder } from 'kysely'

export interface PlayedGame {
  slug: string
  count: number
}

/** Rounds per game among the player's latest with real money: `rounds` of the last `days` days at most. */
export function buildLatestRounds(
  userId: number,
  { days, rounds }: { days: number; rounds: number },
): RawBuilder<PlayedGame> {
  return sql`
    select game_slug as slug, count(*)::int as count
    from (select game_slug, started_at from rounds where user_id = ${userId} order by id desc limit ${rounds}) latest
    where started_at > now() - make_interval(days => ${days}) group by game_slug`
}
