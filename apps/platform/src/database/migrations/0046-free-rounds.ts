import { sql, type Kysely } from 'kysely'

/**
 * Rounds paid by the house, of which a player has one series at a time. Each played one is a row, unique by its number: it can't
 * be used twice. `won` and `expires_at` of that row are the state in the answer to the provider, which every repetition gets.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table free_rounds (
      id bigint generated always as identity primary key,
      user_id bigint not null references users (id),
      currency text not null,
      gift_id bigint not null unique,
      game_slug text not null,
      stake bigint not null check (stake > 0),
      total bigint not null check (total > 0),
      used bigint not null default 0 check (used between 0 and total),
      won bigint not null default 0 check (won >= 0),
      is_feature boolean not null,
      status text not null default 'active' check (status in ('active', 'played', 'expired', 'cancelled')),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      check ((status = 'active') = (ended_at is null)),
      check (status <> 'played' or used = total)
    );
    create unique index one_active_free_rounds_per_player on free_rounds (user_id) where status = 'active';
    create index active_free_rounds_by_end on free_rounds (expires_at) where status = 'active';

    create table played_free_rounds (
      free_rounds_id bigint not null references free_rounds (id),
      number bigint not null check (number > 0),
      provider text not null,
      round_ref text not null,
      win bigint not null check (win >= 0),
      won bigint not null check (won >= win),
      expires_at timestamptz not null,
      primary key (free_rounds_id, number),
      unique (provider, round_ref)
    )`.execute(db)
}
