import { sql, type Kysely } from 'kysely'

/** `ref` and `transaction_id` are the provider's own. Rounds of demo sessions have no player and no ledger entries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rounds (
      id bigint generated always as identity primary key,
      provider text not null,
      ref text not null,
      session_id bigint not null references game_sessions (id),
      user_id bigint references users (id),
      game_slug text not null,
      currency text not null,
      status text not null check (status in ('open', 'settled', 'rolled_back')),
      staked bigint not null,
      stake_real bigint not null check (stake_real >= 0),
      stake_bonus bigint not null check (stake_bonus >= 0),
      win_real bigint not null check (win_real >= 0),
      win_bonus bigint not null check (win_bonus >= 0),
      started_at timestamptz not null default now(),
      ended_at timestamptz,
      unique (provider, ref)
    );
    create index rounds_of_player on rounds (user_id, id desc) where user_id is not null;

    create table wallet_transactions (
      id bigint generated always as identity primary key,
      provider text not null,
      transaction_id text not null,
      kind text not null check (kind in ('bet', 'win', 'rollback')),
      session_id bigint not null references game_sessions (id),
      round_ref text not null,
      amount bigint not null,
      real_part bigint not null,
      bonus_part bigint not null,
      closes_round boolean not null,
      bet_transaction_id text,
      status text not null check (status in ('done', 'rolled_back', 'blocked')),
      balance bigint not null,
      created_at timestamptz not null default now(),
      unique (provider, transaction_id)
    );`.execute(db)
}
