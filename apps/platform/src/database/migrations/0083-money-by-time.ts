import { sql, type Kysely } from 'kysely'

/** Deposits and payouts of the last day are counted several times a minute, and the open items of the desk with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index deposits_by_time on deposits (created_at, status);
    create index payouts_by_time on payouts (created_at, status);
    create index open_items on deposit_open_items (kind) where closed_at is null;`.execute(db)
}
