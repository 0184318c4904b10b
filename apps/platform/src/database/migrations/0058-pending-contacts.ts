import { sql, type Kysely } from 'kysely'

/** Contacts of players that wait for a code; and codes that prove them, or confirm a payout. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pending_contacts (
      id bigint generated always as identity primary key,
      user_id bigint not null references users (id),
      type text not null check (type in ('phone', 'email')),
      value text not null,
      code_id text,
      created_at timestamptz not null,
      unique (user_id, type)
    );
    alter table contact_codes drop constraint contact_codes_purpose_check;
    alter table contact_codes add constraint contact_codes_purpose_check
      check (purpose in ('login', 'registration', 'restore', 'contact', 'payout'));`.execute(db)
}
