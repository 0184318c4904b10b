import { sql, type RawBuilder } from 'kysely'
import { optionalJsonRow, type JsonRow } from '../../../plugins/json-column.sql.ts'

export interface RunningExclusion {
  startedAt: Date
  /** Null: for ever. */
  until: Date | null
}

/** The exclusion of a player that has not ended, as a column of a bigger query; null without one. */
export function selectRunningExclusion(userId: number): RawBuilder<JsonRow<RunningExclusion> | null> {
  return optionalJsonRow(sql<RunningExclusion>`
    select started_at as "startedAt", until from self_exclusions where user_id = ${userId} and ended_at is null`)
}
