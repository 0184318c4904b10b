import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const createProvider: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table provider.seeds (
    id text primary key,
    player_id text not null,
    game_slug text not null,
    server_seed text not null,
    server_seed_hash text not null,
    client_seed text not null,
    nonce integer not null default 0,
    status text not null check (status in ('next', 'active', 'revealed')),
    created_at timestamptz not null default now()
  )`,
  `create unique index seeds_one_active on provider.seeds (player_id, game_slug) where status = 'active'`,
  `create unique index seeds_one_next on provider.seeds (player_id, game_slug) where status = 'next'`,
  `create table provider.sessions (
    id text primary key,
    bearer_hash text not null unique,
    wallet_session_id text not null,
    player_id text not null,
    mode text not null check (mode in ('real', 'demo')),
    game_slug text not null,
    currency text not null,
    locale text not null,
    expires_at timestamptz not null,
    created_at timestamptz not null default now()
  )`,
  `create table provider.rounds (
    id text primary key,
    seq bigint generated always as identity unique,
    session_id text not null references provider.sessions (id),
    request_id text not null,
    wallet_session_id text not null,
    player_id text not null,
    game_slug text not null,
    currency text not null,
    profile text not null,
    stake bigint not null check (stake > 0),
    win bigint not null check (win >= 0),
    outcome json not null,
    seed_id text not null references provider.seeds (id),
    nonce integer not null,
    status text not null default 'pending' check (status in ('pending', 'settled', 'failed', 'rolled_back')),
    refusal text,
    is_withdrawn boolean not null default false,
    is_unseen boolean not null default false,
    wallet_transaction_id text,
    balance_after_bet bigint,
    balance bigint,
    played_at timestamptz not null default now(),
    unique (session_id, request_id),
    unique (seed_id, nonce),
    check (status <> 'settled' or (balance is not null and balance_after_bet is not null))
  )`,
  `create index rounds_of_player on provider.rounds (player_id, game_slug, seq desc)`,
  `create index rounds_pending on provider.rounds (seq) where status = 'pending'`,
]
