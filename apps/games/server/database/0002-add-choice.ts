import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The player's choice beside the stake, in the engine's own schema. */
export const addChoice: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table provider.rounds add column choice json').execute(db)
  },
}
