import { sql, type Kysely } from 'kysely'

/** Tries of passwords within a while, by the hash of what they are counted for: several processes count together. */
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table login_guesses (
      key text primary key,
      count integer not null,
      ends_at timestamptz not null
    )`.execute(db)
}
