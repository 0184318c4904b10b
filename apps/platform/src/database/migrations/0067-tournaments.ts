import { sql, type Kysely } from 'kysely'

/** Tournaments and series as contests: who has chosen which when, ties, seats, invitations and the disqualified. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contests drop constraint contests_kind_check,
      add constraint contests_kind_check check (kind in ('promotion', 'tournament', 'series')),
      -- Of a tournament that is a stage: its series.
      add column series_id bigint references contests (id);
    create index stages_of_series on contests (series_id, starts_at) where series_id is not null;

    alter table contest_members
      -- What decides between members with the same points at the same time: of promotions the player, of tournaments the round.
      add column tie bigint not null default 0,
      -- Of a tournament's score: millionths of one of its units, which are ten-thousandths of a point.
      add column score_remainder bigint not null default 0,
      -- Hundredths of compoints paid for the seat; null: it was free.
      add column seat_price bigint,
      add column seat_refunded_at timestamptz,
      -- Keeps no rank and wins nothing.
      add column disqualified_at timestamptz,
      -- Of a tournament: number of the last change of score or standing, by which processes find what has changed.
      add column score_order bigint;
    update contest_members set tie = user_id;
    drop index contest_standings;
    create index contest_standings on contest_members (contest_id, (-earned), scored_at, tie)
      include (user_id, earned, eligible_until, listed_until, disqualified_at);
    create index contest_score_changes on contest_members (contest_id, score_order) where score_order is not null;
    create index disqualified_members on contest_members (contest_id) where disqualified_at is not null;
    create sequence contest_score_order;

    -- The stretches of time in which a player's rounds count in a tournament [4.31].
    create table contest_choices (
      contest_id bigint not null references contests (id),
      user_id bigint not null references users (id),
      chosen_from timestamptz not null,
      chosen_until timestamptz,
      primary key (contest_id, user_id, chosen_from),
      check (chosen_until is null or chosen_until >= chosen_from)
    );
    create index choices_of_player on contest_choices (user_id, chosen_until);
    create unique index one_choice_of_player on contest_choices (user_id) where chosen_until is null;

    alter table contest_winners alter column ticket drop not null;

    -- Codes of the desk that let one player into a tournament, each once.
    create table contest_invitations (
      code text primary key,
      entry text not null,
      -- The player it is for; null: whoever has it.
      for_user_id bigint references users (id),
      contest_id bigint references contests (id),
      used_by bigint references users (id),
      used_at timestamptz,
      created_at timestamptz not null
    );`.execute(db)
}
