import { sql, type Kysely } from 'kysely'

/** The provider that runs a studio's games and may ask for a session's money. Until now there was one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['studios', 'game_sessions'])
    await sql`alter table ${sql.table(table)} add column provider text not null default 'yanta'`.execute(db)
}
