import { sql, type Kysely } from 'kysely'

/** A message of the chat may be a picture, and a chat knows what led to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table support_messages drop constraint support_messages_kind_check;
    alter table support_messages
      add check (kind in ('text', 'picture', 'end', 'rating')),
      -- The name of its file.
      add column picture text unique,
      add column picture_width int,
      add column picture_height int,
      add check ((kind = 'picture') = (picture is not null)),
      add check (num_nonnulls(picture, picture_width, picture_height) in (0, 3));
    alter table support_chats add column reason text check (
      reason in ('codes', 'login', 'contact', 'documents', 'payout', 'deposit', 'operation', 'gift', 'tournament', 'break', 'exclusion', 'game'))`.execute(
    db,
  )
}
