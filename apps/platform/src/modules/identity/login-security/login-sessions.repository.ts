import type { PlatformDatabase } from '../../../database/platform-database.ts'

export interface LoginSessionRow {
  id: string
  userAgent: string
  /** Upper case; null when unknown. */
  region: string | null
  startedAt: Date
  lastSeenAt: Date
  isNewPlace: boolean
}

/** The player's active logins, the last seen first. */
export async function listLoginSessionRows(
  db: PlatformDatabase,
  now: Date,
  userId: number,
  limit: number,
): Promise<LoginSessionRow[]> {
  return db
    .selectFrom('sessions')
    .select([
      'id',
      'user_agent as userAgent',
      'last_region as region',
      'created_at as startedAt',
      'last_seen_at as lastSeenAt',
      'is_new_place as isNewPlace',
    ])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Whether a login is this player's and active. */
export async function isLivingLoginOf(
  db: PlatformDatabase,
  now: Date,
  userId: number,
  id: string,
): Promise<boolean> {
  const living = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return living !== undefined
}
