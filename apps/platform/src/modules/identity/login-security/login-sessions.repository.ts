import { sql, type Kysely } from 'kysely'

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
  db: Kysely<any>,
  userId: number,
  limit: number,
): Promise<LoginSessionRow[]> {
  const { rows } = await sql<LoginSessionRow>`
    select id, user_agent as "userAgent", last_region as region, created_at as "startedAt", last_seen_at as "lastSeenAt", is_new_place as "isNewPlace"
    from sessions where user_id = ${userId} and ended_at is null and expires_at > now() order by last_seen_at desc, id limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Whether a login is this player's and active. */
export async function isLivingLoginOf(db: Kysely<any>, userId: number, id: string): Promise<boolean> {
  const { rows } =
    await sql`select from sessions where id = ${id} and user_id = ${userId} and ended_at is null and expires_at > now()`.execute(
      db,
    )
  return rows.length > 0
}
