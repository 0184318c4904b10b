import { sql, type Kysely } from 'kysely'

/** Documents of players: the state of each, and what has happened to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table verifications (
      user_id bigint not null references users (id),
      kind text not null check (kind in ('identity', 'payment_card', 'e_wallet', 'additional')),
      status text not null default 'none' check (status in ('none', 'wait', 'cancel', 'success')),
      -- The name under which the latest picture is stored.
      picture text unique,
      sent_at timestamptz,
      -- A picture that is under way: its name, and until when its process has the right to it.
      upload text unique,
      upload_until timestamptz,
      primary key (user_id, kind),
      check (status in ('none', 'cancel') or picture is not null),
      check ((upload is null) = (upload_until is null))
    );
    create index waiting_verifications on verifications (sent_at) where status = 'wait';

    create table verification_steps (
      id bigint generated always as identity primary key,
      user_id bigint not null,
      kind text not null,
      event text not null check (event in ('sent', 'declined', 'approved', 'reopened')),
      happened_at timestamptz not null,
      file_name text,
      file_bytes int,
      reasons text[] not null default '{}',
      comment text,
      foreign key (user_id, kind) references verifications (user_id, kind)
    );
    create index steps_of_verification on verification_steps (user_id, kind, id);`.execute(db)
}
