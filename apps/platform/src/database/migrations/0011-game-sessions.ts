import { sql, type Kysely } from 'kysely'

/** The run token is not stored: its hash finds the session, and its seed together with the platform's secret rebuilds the token. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table game_sessions (
      id bigint generated always as identity primary key,
      user_id bigint references users (id),
      login_id text references sessions (id),
      mode text not null check (mode in ('real', 'demo')),
      game_slug text not null,
      currency text not null,
      locale text not null,
      run_token_seed text not null,
      run_token_hash text not null unique,
      demo_balance bigint check (demo_balance >= 0),
      active boolean not null default true,
      deactivation_reason text,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      check (mode = 'demo' or user_id is not null),
      check ((mode = 'demo') = (demo_balance is not null))
    );
    create unique index one_active_real_session_per_player on game_sessions (user_id) where mode = 'real' and active;
    create index active_game_sessions_of_login on game_sessions (login_id) where active;
    create index active_game_sessions_by_game on game_sessions (game_slug) where active;

    create table recent_games (
      user_id bigint not null references users (id),
      game_slug text not null,
      opened_at timestamptz not null default now(),
      primary key (user_id, game_slug)
    );`.execute(db)
}
