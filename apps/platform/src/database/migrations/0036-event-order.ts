import { sql, type Kysely } from 'kysely'

/** Order numbers of events about one player, drawn while the player's rows are locked: they show processes which of two events is newer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence event_order`.execute(db)
}
