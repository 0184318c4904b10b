import { sql, type Kysely } from 'kysely'

/** For each profile, whether there was an earlier login, and for each guarded login, whether its address is known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index sessions_of_user on sessions (user_id, address)`.execute(db)
}
