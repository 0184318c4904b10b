import { sql, type Kysely } from 'kysely'

/** A fourth account of each player, for winback that waits to be claimed; and a way to a player's entries in compoints. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into ledger_accounts (name, user_id, kind, unit)
    select 'player/' || user_id || '/winback', user_id, 'winback', unit from ledger_accounts where kind = 'real' and user_id is not null
    on conflict (name) do nothing;
    create index compoint_entries on ledger_entries (account_id, transaction_id) where unit = 'COMPOINT';`.execute(
    db,
  )
}
