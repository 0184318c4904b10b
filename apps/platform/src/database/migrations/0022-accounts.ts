import { sql, type Kysely } from 'kysely'

/**
 * Registration data, codes that prove a contact, and password recoveries. Codes and tokens are stored as hashes. `contact_guesses`
 * counts wrong and right tries of a contact a day, over all its codes. A recovery names the contact, not the account: one is written
 * for contacts without an account too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column firstname text,
      add column lastname text,
      add column middlename text,
      add column address text,
      add column gender text check (gender in ('female', 'male')),
      add column wants_news boolean not null default false,
      add column has_chosen_nickname boolean not null default true,
      add column terms_version text,
      add column terms_accepted_at timestamptz,
      add column promo_code text,
      add column referral_code text,
      add column referral_subid text;
    create unique index registered_nicknames on users (lower(nick_name)) where terms_version is not null;
    create index nicknames on users (lower(nick_name));

    create table contact_codes (
      id text primary key,
      type text not null check (type in ('phone', 'email')),
      contact text not null,
      purpose text not null check (purpose in ('login', 'registration', 'restore')),
      code_hash text not null,
      tries integer not null default 0,
      address text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      confirmed_at timestamptz,
      used_at timestamptz
    );
    create index contact_codes_of_contact on contact_codes (contact, created_at);

    create table contact_guesses (
      contact text not null,
      day date not null,
      guesses integer not null default 0,
      primary key (contact, day)
    );

    create table password_restores (
      code_hash text primary key,
      type text not null check (type in ('phone', 'email')),
      contact text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index password_restores_of_contact on password_restores (contact) where used_at is null;
    create index password_restores_over on password_restores (expires_at);`.execute(db)
}
