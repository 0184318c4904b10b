import { sql, type Kysely } from 'kysely'

/** Indexes by which the rows of one player are found, for the player's file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index game_sessions_of_player on game_sessions (user_id, id) where user_id is not null;
    create index messages_of_player on messages (user_id, id) where user_id is not null;
    create index messages_of_recipient on messages (recipient);
    create index notifications_of_player on user_notifications (user_id, id);
    create index push_notes_of_player on push_notes (user_id, id);
    create index audit_of_subject on audit_entries (subject);`.execute(db)
}
