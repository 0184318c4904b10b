import { sql, type Kysely } from 'kysely'

/** How many pictures guests have sent to support on a day, from each network and all together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table support_guest_pictures (
      day date not null,
      -- A keyed hash; empty: all networks together.
      network text not null,
      sent int not null,
      primary key (day, network)
    )`.execute(db)
}
