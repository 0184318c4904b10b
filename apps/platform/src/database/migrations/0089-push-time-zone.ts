import { sql, type Kysely } from 'kysely'

/** The night of a browser is quiet where it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table push_subscriptions add column time_zone text;
    comment on column push_subscriptions.time_zone is 'Of the IANA database; null: that of the site.'`.execute(
    db,
  )
}
