import { sql, type Kysely } from 'kysely'

/** What happened, by its kind; texts are made at reading. Read ones stay for a while, so that a repeated reading is known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table user_notifications (
      id bigint generated always as identity primary key,
      user_id bigint not null references users (id),
      kind text not null,
      data jsonb not null,
      created_at timestamptz not null,
      read_at timestamptz
    )`.execute(db)
  await sql`create index on user_notifications (user_id, id) where read_at is null`.execute(db)
  await sql`create index on user_notifications (read_at) where read_at is not null`.execute(db)
}
