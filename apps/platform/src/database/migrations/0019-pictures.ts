import { sql, type Kysely } from 'kysely'

/** Addresses of pictures from content; filled by the next import. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table games add column preview text not null default '', add column tall_preview text not null default ''`.execute(
    db,
  )
  await sql`alter table studios add column image text not null default ''`.execute(db)
  await sql`alter table banners add column image text not null default '', add column image_small text not null default ''`.execute(
    db,
  )
}
