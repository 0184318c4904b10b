import { sql, type Kysely } from 'kysely'

/** Mails and text messages, written in the transaction that causes them and sent afterwards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table messages (
      id bigint generated always as identity primary key,
      user_id bigint references users (id),
      channel text not null check (channel in ('mail', 'sms')),
      recipient text not null,
      locale text not null,
      subject text,
      body text not null,
      created_at timestamptz not null default now(),
      sent_at timestamptz,
      attempts integer not null default 0,
      due_at timestamptz not null default now(),
      last_error text
    );
    create index messages_to_send on messages (due_at) where sent_at is null;`.execute(db)
}
