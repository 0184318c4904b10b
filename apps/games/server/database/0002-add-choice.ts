import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the player chose beside the stake, in the words of the engine. */
export const addChoice: Migration = {
  async up(db: Kysely<any>) {
    await sql.raw('alter table provider.rounds add column choice json').execute(db)
  },
}
