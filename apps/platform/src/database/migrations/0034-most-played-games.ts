import { sql, type Kysely } from 'kysely'

/** What was played most in a week, counted once a day; and what rounds of a week are found by, in the order in which they lie on the disk. */
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table most_played_games (
      is_current boolean primary key default true check (is_current),
      day date not null,
      slugs text[] not null
    );
    create index rounds_by_start on rounds using brin (started_at);`.execute(db)
}
