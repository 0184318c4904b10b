import { sql, type Kysely } from 'kysely'

/** The largest stake of a round that stakes or wagers a bonus's money, and the gift it came from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bonuses
      add column max_stake bigint check (max_stake > 0),
      add column gift_id bigint`.execute(db)
}
