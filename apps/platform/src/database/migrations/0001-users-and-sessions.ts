import { sql, type Kysely } from 'kysely'

/** A login stores no token: `refresh_generation` and the platform's secret rebuild each one. E-mail and phone are stored in lower case and as digits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id bigint generated always as identity primary key,
      email text unique,
      phone text unique,
      password_hash text not null,
      nick_name text not null,
      currency text not null,
      locale text not null,
      country text,
      birthday date,
      avatar integer not null default 1,
      registration_contact_type text not null check (registration_contact_type in ('phone', 'email')),
      email_verified_at timestamptz,
      phone_verified_at timestamptz,
      multi_account boolean not null default false,
      closed_at timestamptz,
      created_at timestamptz not null default now(),
      check (email is not null or phone is not null)
    );

    create table sessions (
      id text primary key,
      user_id bigint not null references users (id),
      socket_hash text not null unique,
      refresh_generation integer not null default 1,
      rotated_at timestamptz not null default now(),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      ended_at timestamptz,
      end_reason text,
      address text not null,
      user_agent text not null
    );
    create index living_sessions_of_user on sessions (user_id) where ended_at is null;

    create table known_devices (
      user_id bigint not null references users (id),
      device text not null,
      first_seen_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      primary key (user_id, device)
    );`.execute(db)
}
