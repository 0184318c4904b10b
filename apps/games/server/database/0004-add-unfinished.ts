import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Every new round asks whether the player has one without an end: few rows, whatever they have played. */
export const addUnfinished: Migration = {
  async up(db: Kysely<any>) {
    await sql
      .raw(
        `create index rounds_unfinished on provider.rounds (player_id, game_slug) where status in ('pending', 'open')`,
      )
      .execute(db)
  },
}
