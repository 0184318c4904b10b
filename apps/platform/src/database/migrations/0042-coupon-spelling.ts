import { sql, type Kysely } from 'kysely'

/** How the editor or operator has spelled a code, for accounts that registered with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table coupons add column spelling text not null`.execute(db)
}
