// Levels of players. They never fall.
import type { LevelEntry } from '@yanta/content'
import { getUserLevel, type UserLevel } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { definePlayerPart, type PlayerPart } from '../../../plugins/player-part.ts'
import { selectLevel } from './levels.repository.ts'
import { describeLevel } from './levels.rules.ts'
import { selectLevelFacts, type LevelFacts } from './player-level.sql.ts'

export { presentBadge } from './levels.present.ts'
export { describeLevel, nextLevel } from './levels.rules.ts'
export type { LevelFacts } from './player-level.sql.ts'

/** The player's level, from 1. */
export async function getPlayerLevel(db: PlatformDatabase, userId: number): Promise<number> {
  return selectLevel(db, userId)
}

/** The level of the column of `selectLevelFacts`. */
export function presentLevel(levels: readonly LevelEntry[], facts: LevelFacts | null): UserLevel {
  return describeLevel(levels, facts?.level ?? 1, facts?.xp ?? 0)
}

/** The level and experience [7.28], with the `seq` of the last event they are sure to include. */
export function createLevelPart(levels: readonly LevelEntry[]): PlayerPart<typeof getUserLevel> {
  return definePlayerPart(getUserLevel, {
    select: ({ id }) => selectLevelFacts(id),
    present: (facts, { mark }) => ({ ...presentLevel(levels, facts), ...mark }),
  })
}
