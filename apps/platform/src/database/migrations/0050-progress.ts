import { sql, type Kysely } from 'kysely'

/**
 * What players earn by play. Remainders are the parts too small to count yet: of experience in hundred-millionths of a kopeck, of
 * compoints in ten-millionths. Weeks hold real stakes and wins by the games' contribution, in hundredths of minor units; one is
 * settled when its cashback and winback were given.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table player_progress (
      user_id bigint primary key references users (id),
      xp bigint not null default 0 check (xp >= 0),
      xp_remainder bigint not null default 0 check (xp_remainder >= 0),
      compoint_remainder bigint not null default 0 check (compoint_remainder >= 0),
      level integer not null default 1 check (level >= 1)
    );
    insert into player_progress (user_id, compoint_remainder) select user_id, remainder * 10 from compoint_remainders;
    drop table compoint_remainders;

    create table player_weeks (
      user_id bigint not null references users (id),
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      stakes bigint not null default 0 check (stakes >= 0),
      wins bigint not null default 0 check (wins >= 0),
      rounds integer not null default 0 check (rounds >= 0),
      settled_at timestamptz,
      cashback bigint not null default 0 check (cashback >= 0),
      winback bigint not null default 0 check (winback >= 0),
      winback_status text not null default 'none' check (winback_status in ('none', 'offered', 'claimed', 'lapsed')),
      winback_until timestamptz,
      primary key (user_id, starts_at),
      check ((winback_status = 'none') = (winback_until is null))
    );
    create index unsettled_weeks on player_weeks (ends_at) where settled_at is null;
    create index offered_winbacks on player_weeks (winback_until) where winback_status = 'offered';`.execute(
    db,
  )
}
