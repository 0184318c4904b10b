import { sql, type Kysely } from 'kysely'

/** Accounts that may belong to one person: what they share, since when, and what the desk has decided. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table known_places add column first_seen_at timestamptz;
    alter table known_places alter column first_seen_at set default now();
    comment on column known_places.first_seen_at is 'Null: before this was noted.';

    create table payment_tools (
      user_id bigint not null references users (id),
      -- Keyed: of a card or a wallet that a player was paid out to.
      hash text not null,
      first_seen_at timestamptz not null,
      primary key (user_id, hash)
    );
    create index players_of_tool on payment_tools (hash);

    create table account_matches (
      id bigint generated always as identity primary key,
      user_id bigint not null references users (id),
      other_user_id bigint not null references users (id),
      found_at timestamptz not null,
      decision text check (decision in ('flagged', 'dismissed')),
      decided_at timestamptz,
      -- Whom the desk has flagged.
      flagged_user_id bigint references users (id),
      unique (user_id, other_user_id),
      check (user_id < other_user_id),
      check ((decision is null) = (decided_at is null)),
      check ((decision is not distinct from 'flagged') = (flagged_user_id is not null))
    );
    create index matches_of_other on account_matches (other_user_id);
    create index open_matches on account_matches (id) where decision is null;

    create table account_match_signs (
      match_id bigint not null references account_matches (id),
      kind text not null check (kind in ('tool', 'network', 'device', 'birthday')),
      -- What both have: a hash, a network, a day.
      mark text not null,
      -- Since when both have it; null: unknown.
      since timestamptz,
      found_at timestamptz not null,
      primary key (match_id, kind, mark)
    )`.execute(db)
}
