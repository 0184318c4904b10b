import type { PlatformDatabase } from '../../../database/platform-database.ts'

export async function selectLevel(db: PlatformDatabase, userId: number): Promise<number> {
  const found = await db
    .selectFrom('player_progress')
    .select('level')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return found?.level ?? 1
}
