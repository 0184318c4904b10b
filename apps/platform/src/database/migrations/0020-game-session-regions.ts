import { sql, type Kysely } from 'kysely'

/** The country a game was opened from; empty when unknown. The gate checks it for each stake. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table game_sessions add column region text not null default ''`.execute(db)
}
