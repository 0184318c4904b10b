import type { EngineId } from '@yanta/game-rules/engines'
import { command } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { ContributingGame } from './contribution.rules.ts'
import type { Progress, WeekPlay } from './progress.rules.ts'

/** Of players whose wallets the caller has locked. */
export async function selectProgress(
  trx: PlatformDatabase,
  userIds: readonly number[],
): Promise<Map<number, Progress>> {
  const rows = await trx
    .selectFrom('player_progress')
    .select([
      'user_id as userId',
      'xp',
      'xp_remainder as xpRemainder',
      'compoint_remainder as compointRemainder',
      'level',
    ])
    .where('user_id', 'in', userIds)
    .execute()
  return new Map(rows.map(({ userId, ...progress }) => [userId, progress]))
}

/** Writes the progress of many players by one statement. */
export async function upsertProgress(
  trx: PlatformDatabase,
  rows: readonly (Progress & { userId: number })[],
): Promise<void> {
  const column = (key: keyof (typeof rows)[number]) => rows.map((each) => each[key])
  await command`
    insert into player_progress (user_id, xp, xp_remainder, compoint_remainder, level)
    select * from unnest(${column('userId')}::bigint[], ${column('xp')}::bigint[], ${column('xpRemainder')}::bigint[],
      ${column('compointRemainder')}::bigint[], ${column('level')}::int[])
    on conflict (user_id) do update set xp = excluded.xp, xp_remainder = excluded.xp_remainder,
      compoint_remainder = excluded.compoint_remainder, level = excluded.level`.run(trx)
}

/** Adds play to the weeks of many players by one statement. */
export async function addWeekPlay(
  trx: PlatformDatabase,
  weeks: readonly (WeekPlay & { userId: number })[],
): Promise<void> {
  if (weeks.length === 0) return
  await command`
    insert into player_weeks (user_id, starts_at, ends_at, stakes, wins, rounds)
    select * from unnest(${weeks.map(({ userId }) => userId)}::bigint[], ${weeks.map(({ startsAt }) => startsAt)}::timestamptz[],
      ${weeks.map(({ endsAt }) => endsAt)}::timestamptz[], ${weeks.map(({ stakes }) => String(stakes))}::bigint[],
      ${weeks.map(({ wins }) => String(wins))}::bigint[], ${weeks.map(({ rounds }) => rounds)}::int[])
    on conflict (user_id, starts_at) do update set stakes = player_weeks.stakes + excluded.stakes,
      wins = player_weeks.wins + excluded.wins, rounds = player_weeks.rounds + excluded.rounds`.run(trx)
}

export async function selectContributingGames(
  trx: PlatformDatabase,
  slugs: readonly string[],
): Promise<(ContributingGame & { slug: string })[]> {
  return trx
    .selectFrom('games')
    .select((eb) => [
      'slug',
      eb.ref('engine').$castTo<EngineId | null>().as('engine'),
      'allow_bonus_balance as allowsBonus',
      'wager_contribution as wagerContribution',
    ])
    .where('slug', 'in', slugs)
    .execute()
}
