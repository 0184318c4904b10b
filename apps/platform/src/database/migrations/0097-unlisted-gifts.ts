import { sql, type Kysely } from 'kysely'

/** An entry that content no longer has stays for the contests that began with it, and nothing else offers it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table gift_offers add is_listed boolean not null default true`.execute(db)
}
