import { sql, type Kysely } from 'kysely'

/** Each profile asks whether there was a login before, and a guarded login whether its address is known. */
export async function up(db: Kysely<any>): Promise<void> {
  await sql`create index sessions_of_user on sessions (user_id, address)`.execute(db)
}
