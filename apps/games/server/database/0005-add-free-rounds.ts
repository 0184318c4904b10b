import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** `free_rounds_id` names the free rounds that a round plays, `free_rounds` is their state after it; `refusal_params` belong to `refusal`. */
export const addFreeRounds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `alter table provider.rounds add column free_rounds_id text, add column free_rounds json, add column refusal_params json`,
      )
      .execute(db)
  },
}
