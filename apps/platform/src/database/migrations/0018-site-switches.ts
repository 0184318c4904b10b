import { sql, type Kysely } from 'kysely'

/** Switches of the desk for the whole site, such as `reconstruction`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_switches (
      name text primary key,
      is_on boolean not null,
      switched_at timestamptz not null default now()
    )`.execute(db)
}
