import { sql, type Kysely } from 'kysely'

/** Whose server runs the games of a studio, and who may ask for the money of a session. Until now there was one. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const table of ['studios', 'game_sessions'])
    await sql`alter table ${sql.table(table)} add column provider text not null default 'yanta'`.execute(db)
}
