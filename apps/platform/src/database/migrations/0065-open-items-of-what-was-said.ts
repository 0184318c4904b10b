import { sql, type Kysely } from 'kysely'

/** One open item for each thing that a provider said of a deposit: another amount is listed also while one is open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index open_item_of_deposit;
    create unique index open_item_of_what_was_said on deposit_open_items (deposit_id, kind, (detail -> 'event'));`.execute(
    db,
  )
}
