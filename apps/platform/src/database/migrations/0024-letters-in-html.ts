import { sql, type Kysely } from 'kysely'

/**
 * Letters have a second form in HTML. A message may have a `code`: production deletes its content once it is sent. After
 * `good_until` it is not sent any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column html text, add column code text, add column good_until timestamptz;`.execute(
    db,
  )
}
