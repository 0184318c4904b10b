import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the player pays on top of an order's amount. */
export const addPaymentFee: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw('alter table provider.pay_orders add column fee bigint not null default 0 check (fee >= 0)')
      .execute(db)
  },
}
