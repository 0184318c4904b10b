import { sql, type Kysely } from 'kysely'

/** Old events that every consumer has read; a new consumer reads them from here first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table event_archive (
      id bigint not null,
      xid xid8 not null,
      type text not null,
      user_id bigint not null,
      data jsonb not null,
      happened_at timestamptz not null,
      primary key (xid, id)
    )`.execute(db)
}
