import { sql, type Kysely } from 'kysely'

/** The part of a player's stakes that is too small for a hundredth of a compoint yet, in millionths of a kopeck. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table compoint_remainders (
      user_id bigint primary key references users (id),
      remainder bigint not null check (remainder >= 0)
    )`.execute(db)
}
