import { sql, type Kysely } from 'kysely'

/** Durable jobs: when each is due, and until when a process holds it or the next try waits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table jobs (
      name text primary key,
      due_at timestamptz not null,
      held_until timestamptz not null,
      attempts integer not null default 0,
      last_error text
    )`.execute(db)
}
