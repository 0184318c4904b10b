import type { CallAnswer, listRounds } from '@yanta/contract'
import { integer, query, row } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

type ListedRound = CallAnswer<typeof listRounds>['items'][number]

/** The player's latest rounds with real money over all games. */
export async function selectPlayerRounds(
  db: PlatformDatabase,
  userId: number,
  limit: number,
): Promise<ListedRound[]> {
  const rows = await db
    .selectFrom('rounds')
    .leftJoin('played_free_rounds as free', (join) =>
      join.onRef('free.provider', '=', 'rounds.provider').onRef('free.round_ref', '=', 'rounds.ref'),
    )
    .select((eb) => [
      'rounds.id',
      'game_slug as gameSlug',
      'staked as stake',
      eb('win_real', '+', eb.ref('win_bonus')).as('win'),
      'free.win as freeWin',
      'currency',
      'status',
      'started_at as startedAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('rounds.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ freeWin, ...each }) => ({
    ...each,
    id: String(each.id),
    win: freeWin ?? each.win,
    isFree: freeWin !== null,
    startedAt: each.startedAt.toISOString(),
  }))
}

export function selectLastStake(
  db: PlatformDatabase,
  userId: number,
): Promise<{ staked: number } | undefined> {
  return db
    .selectFrom('rounds')
    .select('staked')
    .where('user_id', '=', userId)
    .where('stake_real', '>', 0)
    .where('status', '<>', 'rolled_back')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

const staked = row({ amount: integer })

export async function selectRealStakes(db: PlatformDatabase, userId: number, since: Date): Promise<number> {
  const { amount } = await query(staked)`
    select coalesce(sum(stake_real), 0)::int8 as amount from rounds
    where user_id = ${userId} and status = 'settled' and started_at >= ${since}`.get(db)
  return amount
}
