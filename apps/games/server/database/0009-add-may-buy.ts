import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Whether the jurisdiction lets the player of a session buy features; those opened before buy none. */
export const addMayBuy: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw('alter table provider.sessions add column may_buy boolean not null default false')
      .execute(db)
  },
}
