import { sql, type Kysely } from 'kysely'

/** The message dialect between a studio's games and the site; a run's answer names it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table studios add column dialect text not null default 'own'`.execute(db)
}
