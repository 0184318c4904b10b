import { sql, type Kysely } from 'kysely'

/**
 * Letters have a second form for readers that show HTML. A message may hold a `code`: production forgets what it says once it is
 * on its way. After `good_until` nobody sends it any more.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table messages add column html text, add column code text, add column good_until timestamptz;`.execute(
    db,
  )
}
