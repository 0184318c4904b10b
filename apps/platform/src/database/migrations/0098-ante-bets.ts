import { sql, type Kysely } from 'kysely'

/** Whether the player played the round with the ante, so that it is told from a stake and no repetition changes which it was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rounds add is_ante boolean not null default false`.execute(db)
}
