import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Every new round looks for an unfinished one of its player; the partial index stays small however many rounds were played. */
export const addUnfinished: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `create index rounds_unfinished on provider.rounds (player_id, game_slug) where status in ('pending', 'open')`,
      )
      .execute(db)
  },
}
