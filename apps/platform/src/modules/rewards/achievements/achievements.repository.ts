import { command, integer, json, query, row } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { PlayerCounts } from './achievements.rules.ts'

const countsOfPlayer = row({ userId: integer, counted: json<PlayerCounts>() })

/** Players without a row have not begun. */
export async function selectCounts(
  db: PlatformDatabase,
  userIds: readonly number[],
): Promise<Map<number, PlayerCounts>> {
  const rows = await query(countsOfPlayer)`
    select user_id as "userId", counted from player_achievements where user_id = any(${userIds}::bigint[])`.list(
    db,
  )
  return new Map(rows.map(({ userId, counted }) => [userId, counted]))
}

/** All in one statement. */
export async function upsertCounts(
  trx: PlatformDatabase,
  counts: ReadonlyMap<number, PlayerCounts>,
): Promise<void> {
  const userIds = [...counts.keys()]
  const texts = [...counts.values()].map((counted) => JSON.stringify(counted))
  await command`
    insert into player_achievements (user_id, counted)
    select user_id, counted::jsonb from unnest(${userIds}::bigint[], ${texts}::text[]) as changed (user_id, counted)
    on conflict (user_id) do update set counted = excluded.counted`.run(trx)
}
