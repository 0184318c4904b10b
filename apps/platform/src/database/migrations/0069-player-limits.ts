import { sql, type Kysely } from 'kysely'

/** Limits that players set on themselves, and what the running periods of those who limit their play have used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table player_limits (
      user_id bigint not null references users (id),
      kind text not null check (kind in ('deposit', 'loss', 'stake', 'time')),
      period text not null check (period in ('day', 'week', 'month')),
      -- Minor units, or minutes of play.
      value bigint not null check (value > 0),
      -- When a raise was asked for that waits for its confirmation, and to what: null removes the limit.
      change_asked_at timestamptz,
      change_value bigint check (change_value > 0),
      -- The share of the value that the player was told of last, and the beginning of the period it was used in.
      told_percent integer not null default 0 check (told_percent in (0, 80, 100)),
      told_of timestamptz,
      primary key (user_id, kind, period),
      check (change_asked_at is not null or change_value is null)
    );

    -- A row for each player with a limit on losses, stakes or time: kept by every round, in its own transaction.
    create table player_limit_usage (
      user_id bigint primary key references users (id),
      -- The last stake, or end of a round, that was a moment of play.
      played_at timestamptz,
      day_starts_at timestamptz not null,
      day_staked bigint not null,
      -- Real stakes less real wins; below zero when more was won.
      day_lost bigint not null,
      day_played_ms bigint not null,
      week_starts_at timestamptz not null,
      week_staked bigint not null,
      week_lost bigint not null,
      week_played_ms bigint not null,
      month_starts_at timestamptz not null,
      month_staked bigint not null,
      month_lost bigint not null,
      month_played_ms bigint not null
    ) with (fillfactor = 50);`.execute(db)
}
