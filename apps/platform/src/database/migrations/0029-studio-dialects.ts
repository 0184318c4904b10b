import { sql, type Kysely } from 'kysely'

/** Which words the games of a studio and the site use with each other; a run's answer names it. */
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table studios add column dialect text not null default 'own'`.execute(db)
}
