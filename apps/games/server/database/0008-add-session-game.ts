import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the page of a session plays; null for those opened before, which play no further round. */
export const addSessionGame: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table provider.sessions add column engine text, add column profile text').execute(db)
  },
}
