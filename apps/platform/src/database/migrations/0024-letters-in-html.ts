import { sql, type Kysely } from 'kysely'

/** Letters have a second form for readers that show HTML; messages wait for their own adapter. */
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table messages add column html text;`.execute(db)
}
