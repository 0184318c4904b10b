import { sql, type Kysely } from 'kysely'

/** The most played games of a week, counted once a day; and an index of rounds by start, which is the order in which they lie on the disk. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table most_played_games (
      is_current boolean primary key default true check (is_current),
      day date not null,
      slugs text[] not null
    );
    create index rounds_by_start on rounds using brin (started_at);`.execute(db)
}
