import { sql, type Kysely } from 'kysely'

/**
 * Contests: instances of promotions, later of tournaments, with their members, what moved the members' points, frozen tickets, winners,
 * stocks of prizes, high fives and hunts of ducks.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contests (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('promotion', 'tournament')),
      -- That of the entry, which all instances share; slug is the address of this one.
      entry text not null,
      slug text not null,
      starts_at timestamptz not null,
      -- Null: until the entry leaves the content.
      ends_at timestamptz,
      -- created, active and ended follow the clock, by a job; frozen: tickets are fixed; finished: winners are paid.
      state text not null default 'created' check (state in ('created', 'active', 'ended', 'frozen', 'drawn', 'finished', 'cancelled')),
      -- The rules of the entry when the instance was created: later edits change texts alone.
      terms jsonb not null,
      seed text not null,
      seed_hash text not null,
      list_hash text,
      -- Ten-thousandths of a rouble, and millionths of one of them.
      pool bigint not null default 0,
      pool_remainder bigint not null default 0,
      member_count integer not null default 0,
      ticket_count bigint,
      frozen_at timestamptz,
      drawn_at timestamptz,
      finished_at timestamptz,
      created_at timestamptz not null,
      unique (kind, slug)
    );
    create index contests_of_entry on contests (kind, entry, starts_at);
    create index open_contests on contests (id) where state not in ('finished', 'cancelled');

    create table contest_members (
      contest_id bigint not null references contests (id),
      user_id bigint not null references users (id),
      -- From 1, in the order of joining; by it the draw knows a member.
      number integer not null,
      joined_at timestamptz not null,
      -- What can be spent, and what was earned in all, by which the table is ordered.
      points bigint not null default 0 check (points >= 0),
      earned bigint not null default 0,
      additional bigint not null default 0 check (additional >= 0),
      -- Elements of the seasonal promotion.
      flask_achievements integer not null default 0,
      flask_deposits integer not null default 0,
      flask_bets integer not null default 0,
      -- What bets and deposits have left over for the next point, in minor units of the player's currency.
      bets_remainder bigint not null default 0,
      deposits_remainder bigint not null default 0,
      -- When the points were earned that the member is ranked by.
      scored_at timestamptz not null,
      -- Until when the latest cocktails let the member rank and stand in the table, where high fives decide on that.
      eligible_until timestamptz,
      listed_until timestamptz,
      primary key (contest_id, user_id),
      unique (contest_id, number)
    );
    -- All ascending, so that a place in the order is one comparison of rows.
    create index contest_standings on contest_members (contest_id, (-earned), scored_at, user_id) include (earned, eligible_until, listed_until);
    create index contest_standings_by_additional on contest_members (contest_id, (-additional), user_id) include (additional, listed_until);
    create index contests_of_member on contest_members (user_id, contest_id);

    create table contest_entries (
      id bigint generated always as identity primary key,
      contest_id bigint not null references contests (id),
      user_id bigint not null references users (id),
      kind text not null check (kind in ('bets', 'deposits', 'achievements', 'highFives', 'exchange', 'desk')),
      -- Of the two currencies of the promotion.
      unit text not null check (unit in ('points', 'additional')),
      amount bigint not null,
      -- Unique for what causes it: the day of bets, a deposit, an achievement, an exchange.
      key text not null,
      note text,
      at timestamptz not null,
      unique (contest_id, user_id, kind, unit, key)
    );
    create index contest_entries_of_member on contest_entries (user_id, contest_id, id desc);

    create table contest_deposit_days (
      contest_id bigint not null references contests (id),
      user_id bigint not null references users (id),
      day date not null,
      -- Minor units of the player's currency.
      amount bigint not null,
      primary key (contest_id, user_id, day)
    );

    create table contest_tickets (
      contest_id bigint not null references contests (id),
      number integer not null,
      user_id bigint not null references users (id),
      tickets bigint not null check (tickets > 0),
      -- The first of them, from 0.
      first bigint not null,
      primary key (contest_id, number)
    );
    create index contest_tickets_of_member on contest_tickets (user_id, contest_id);

    create table contest_winners (
      contest_id bigint not null references contests (id),
      prize text not null,
      -- From 1, the best is the main prize.
      place integer not null,
      user_id bigint not null references users (id),
      number integer not null,
      ticket bigint not null,
      gift_id bigint references user_gifts (id),
      granted_at timestamptz,
      primary key (contest_id, place)
    );
    create index contest_winners_of_member on contest_winners (user_id, contest_id);

    create table contest_stocks (
      contest_id bigint not null references contests (id),
      prize text not null,
      taken integer not null default 0,
      primary key (contest_id, prize)
    );

    create table contest_exchanges (
      id bigint generated always as identity primary key,
      contest_id bigint not null references contests (id),
      user_id bigint not null references users (id),
      key text not null,
      prize text not null,
      price bigint,
      unit text check (unit in ('points', 'additional')),
      gift_ids jsonb not null,
      points bigint not null,
      additional bigint not null,
      at timestamptz not null,
      unique (user_id, key)
    );
    create index contest_exchanges_of_contest on contest_exchanges (contest_id);
    create index contest_exchanges_of_member on contest_exchanges (user_id, contest_id, id desc);

    create table high_fives (
      id bigint generated always as identity primary key,
      contest_id bigint not null references contests (id),
      -- Null: a guest, known by the visitor's cookie until the registration; then the new player.
      from_user_id bigint references users (id),
      visitor text,
      address_hash text,
      to_user_id bigint not null references users (id),
      -- Of the site's time zone.
      day date not null,
      at timestamptz not null,
      -- When both sides got their cocktails, or it was found not to count; null for both: waits for its visitor's registration, or
      -- for the job that counts it.
      counted_at timestamptz,
      void_at timestamptz,
      check (from_user_id is not null or visitor is not null)
    );
    create unique index high_five_of_day on high_fives (contest_id, from_user_id, to_user_id, day) where from_user_id is not null;
    create unique index high_five_of_visitor on high_fives (contest_id, visitor, to_user_id, day) where visitor is not null;
    create index high_fives_sent on high_fives (from_user_id, contest_id, at desc);
    create index high_fives_received on high_fives (to_user_id, contest_id, at desc);
    create index high_fives_of_visitor on high_fives (visitor, at) where visitor is not null;
    create index waiting_high_fives on high_fives (from_user_id) where from_user_id is not null and counted_at is null and void_at is null;
    create index high_fives_of_address on high_fives (address_hash, at) where address_hash is not null;

    create table duck_hunts (
      contest_id bigint not null references contests (id),
      user_id bigint not null references users (id),
      seed text not null,
      seed_hash text not null,
      fired integer not null default 0,
      hits integer not null default 0,
      created_at timestamptz not null,
      primary key (contest_id, user_id)
    );

    create table duck_shots (
      contest_id bigint not null,
      user_id bigint not null,
      number integer not null,
      is_hit boolean not null,
      -- What it brought.
      prize text,
      gift_id bigint references user_gifts (id),
      at timestamptz not null,
      primary key (contest_id, user_id, number),
      foreign key (contest_id, user_id) references duck_hunts (contest_id, user_id)
    );

    -- What open pages were told of last, of the settings that they follow.
    create table told_settings (
      name text primary key,
      hash text not null
    );

    -- Every one, two or three letters in a row of a nickname, by which a part of it is found without reading all.
    create function nickname_parts(nickname text) returns text[] language sql immutable strict parallel safe as $$
      select coalesce(array_agg(distinct substr(lower(nickname), at, size)), '{}')
      from generate_series(1, 3) size, generate_series(1, length(nickname) - size + 1) at
    $$;
    create index parts_of_nicknames on users using gin (nickname_parts(nick_name)) with (fastupdate = off);`.execute(
    db,
  )
}
