import { sql, type Kysely } from 'kysely'

/** A way to the entries of any account, in their order, with their amounts: for statements. Before, only compoints had one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index entries_of_account on ledger_entries (account_id, transaction_id) include (amount);
    drop index compoint_entries;`.execute(db)
}
