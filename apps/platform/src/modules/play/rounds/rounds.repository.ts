import type { CallAnswer, listRounds } from '@yanta/contract'
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
    .select((eb) => [
      'id',
      'game_slug as gameSlug',
      'staked as stake',
      eb('win_real', '+', eb.ref('win_bonus')).as('win'),
      'currency',
      'status',
      'started_at as startedAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((each) => ({ ...each, id: String(each.id), startedAt: each.startedAt.toISOString() }))
}
