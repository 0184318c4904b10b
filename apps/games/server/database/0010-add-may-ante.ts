import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Whether the jurisdiction lets the player of a session play with the ante; those opened before play without it. */
export const addMayAnte: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw('alter table provider.sessions add column may_ante boolean not null default false')
      .execute(db)
  },
}
