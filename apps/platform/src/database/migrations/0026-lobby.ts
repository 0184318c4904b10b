import { sql, type Kysely } from 'kysely'

/**
 * Features of a game and since when it is listed; players' favourites, the latest first; and indexes for the latest wins and the
 * players online.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table games add column features text[] not null default '{}', add column listed_at timestamptz not null default now();

    create table user_favourites (
      user_id bigint not null references users (id),
      game_id bigint not null references games (id) on delete cascade,
      place bigint generated always as identity,
      primary key (user_id, game_id)
    );
    create index favourites_in_order on user_favourites (user_id, place desc);

    create index rounds_won on rounds (ended_at desc, id desc) where status = 'settled' and user_id is not null and win_real + win_bonus > staked;
    create index game_sessions_by_time on game_sessions (created_at);`.execute(db)
}
