import { sql, type Kysely } from 'kysely'

/** Password tries within a window, by the hash of their key: all processes count together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table login_guesses (
      key text primary key,
      count integer not null,
      ends_at timestamptz not null
    )`.execute(db)
}
