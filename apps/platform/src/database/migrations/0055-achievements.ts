import { sql, type Kysely } from 'kysely'

/** One row a player: what was counted for each achievement, and when it was completed, by slug. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table player_achievements (
      user_id bigint primary key references users (id),
      counted jsonb not null
    )`.execute(db)
}
