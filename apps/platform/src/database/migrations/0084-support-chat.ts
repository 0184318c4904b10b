import { sql, type Kysely } from 'kysely'

/** The chat that comes with the platform: one of each visitor, its messages, and who answers them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table support_chats (
      id bigint generated always as identity primary key,
      -- Null: a guest, who is known by a token.
      user_id bigint unique references users (id),
      name text,
      is_vip boolean not null default false,
      language text not null check (language in ('ru', 'en')),
      -- Where a guest is answered while nobody is there.
      email text,
      last_number int not null default 0,
      visitor_read int not null default 0,
      operator_read int not null default 0,
      ended_at timestamptz,
      rated_at timestamptz,
      created_at timestamptz not null,
      opened_at timestamptz not null,
      changed_at timestamptz not null
    );
    create index support_chats_by_change on support_chats (changed_at) where last_number > 0;

    create table support_messages (
      chat_id bigint not null references support_chats (id),
      number int not null,
      -- Of its sender, by which a message that is sent again is known.
      key text not null,
      author text not null check (author in ('visitor', 'operator', 'automatic')),
      kind text not null check (kind in ('text', 'end', 'rating')),
      name text,
      text text not null,
      sent_at timestamptz not null,
      primary key (chat_id, number),
      unique (chat_id, author, key)
    );

    create table support_operators (
      id bigint generated always as identity primary key,
      name text not null,
      link_hash text not null unique,
      link_expires_at timestamptz not null,
      -- Of the session that the link was turned into.
      token_hash text unique,
      expires_at timestamptz,
      last_seen_at timestamptz,
      check ((token_hash is null) = (expires_at is null))
    )`.execute(db)
}
