import { sql, type Kysely } from 'kysely'

/** What a player's own play comes to: an index that answers it alone, and how often the player is shown it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index settled_rounds_of_player on rounds (user_id, ended_at)
      include (game_slug, stake_real, stake_bonus, win_real, win_bonus)
      where user_id is not null and status = 'settled';
    create index free_rounds_of_player on free_rounds (user_id, id);

    create table reality_checks (
      user_id bigint primary key references users (id),
      -- Null: switched off.
      minutes integer check (minutes in (30, 60, 120)),
      -- When the player last chose it, or went on after one was shown.
      answered_at timestamptz not null
    );`.execute(db)
}
