import { sql, type Kysely } from 'kysely'

/**
 * Last use of logins, second factors and passkeys. `used_challenges` has challenges that may be answered once or a few times, until
 * they expire; `known_places` has the networks and devices of a player's logins, for older logins without the device.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column has_new_device_mail boolean not null default true;
    alter table sessions
      add column last_seen_at timestamptz not null default now(),
      add column last_address text,
      add column last_region text,
      add column is_new_place boolean not null default false;

    create table known_places (
      user_id bigint not null references users (id),
      network text not null,
      device text not null,
      primary key (user_id, network, device)
    );
    insert into known_places (user_id, network, device) select distinct user_id, address, '' from sessions;

    create table totp_secrets (
      user_id bigint primary key references users (id),
      secret text not null,
      begun_at timestamptz not null default now(),
      enabled_at timestamptz,
      last_step bigint not null default 0,
      guess_day date,
      guesses integer not null default 0
    );

    create table recovery_codes (
      user_id bigint not null references users (id),
      code_hash text not null,
      used_at timestamptz,
      primary key (user_id, code_hash)
    );

    create table passkeys (
      id text primary key,
      user_id bigint not null references users (id),
      credential_id text not null unique,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null default '{}',
      name text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    );
    create index passkeys_of_user on passkeys (user_id);

    create table used_challenges (
      id text primary key,
      expires_at timestamptz not null,
      tries integer not null default 1,
      answered_at timestamptz
    );
    create index used_challenges_over on used_challenges (expires_at);`.execute(db)
}
