import { sql, type Kysely } from 'kysely'

/** Percent of a stake that counts toward the wager of a bonus; filled by the next import of content. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table games
      add column wager_contribution smallint not null default 0 check (wager_contribution between 0 and 100),
      add constraint only_bonus_games_count_toward_a_wager check (allow_bonus_balance or wager_contribution = 0)`.execute(
    db,
  )
}
