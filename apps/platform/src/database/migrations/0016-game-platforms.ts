import { sql, type Kysely } from 'kysely'

/** Devices a game runs on; a run from another is refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table games add column platforms text[] not null default array['mobile', 'desktop']`.execute(
    db,
  )
}
