import { sql, type Expression, type RawBuilder } from 'kysely'
import { optionalJsonRow, type JsonRow } from '../../../plugins/json-column.sql.ts'

export interface LevelFacts {
  xp: number
  level: number
}

/** The player's experience and level as a column of a bigger query; null before the first experience. */
export function selectLevelFacts(userId: number): RawBuilder<JsonRow<LevelFacts> | null> {
  return optionalJsonRow(sql<LevelFacts>`select xp, level from player_progress where user_id = ${userId}`)
}

/** The player's level as a column of a bigger query. */
export function selectReachedLevel(userId: Expression<unknown> | number): RawBuilder<number> {
  return sql`coalesce((select p.level from player_progress p where p.user_id = ${userId}), 1)`
}
