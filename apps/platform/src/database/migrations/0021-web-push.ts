import { sql, type Kysely } from 'kysely'

/** Push subscriptions of browsers, each valid as long as its login, and the notifications to send. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table push_subscriptions (
      endpoint text primary key,
      user_id bigint not null references users (id),
      session_id text not null references sessions (id),
      p256dh text not null,
      auth text not null,
      saved_at timestamptz not null default now()
    );
    create index push_subscriptions_of_user on push_subscriptions (user_id, saved_at);

    create table push_notes (
      id bigint generated always as identity primary key,
      user_id bigint not null references users (id),
      title text not null,
      body text not null,
      path text not null,
      tag text not null,
      created_at timestamptz not null default now(),
      due_at timestamptz not null default now(),
      attempts integer not null default 0,
      outcome text check (outcome in ('sent', 'nobody', 'too_many', 'failed')),
      settled_at timestamptz,
      last_error text
    );
    create index push_notes_to_send on push_notes (due_at) where outcome is null;
    create index push_notes_sent on push_notes (user_id, settled_at) where outcome = 'sent';`.execute(db)
}
