import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Rounds of steps: `open` after the stake while the player decides, with a row per step. */
export const addSteps: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  'alter table provider.rounds drop constraint rounds_status_check',
  `alter table provider.rounds add constraint rounds_status_check check (status in ('pending', 'open', 'settled', 'failed', 'rolled_back'))`,
  'alter table provider.rounds add column is_stepwise boolean not null default false',
  `alter table provider.rounds add check (status <> 'open' or (is_stepwise and balance_after_bet is not null))`,
  // One such round per player and game at a time, across all pages and servers.
  `create unique index rounds_one_stepwise on provider.rounds (player_id, game_slug) where is_stepwise and status in ('pending', 'open')`,
  `create index rounds_open on provider.rounds (seq) where status = 'open'`,
  `create table provider.round_steps (
    round_id text not null references provider.rounds (id),
    number integer not null,
    request_id text not null,
    step json not null,
    taken_at timestamptz not null default now(),
    primary key (round_id, number),
    unique (round_id, request_id)
  )`,
]
