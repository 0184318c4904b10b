import { sql, type Kysely } from 'kysely'

/** Whether the player bought the game's feature, so that a purchase is told from a stake and no repetition changes which it was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rounds add is_bought boolean not null default false`.execute(db)
}
