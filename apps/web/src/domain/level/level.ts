// The player's way through the levels as pages show it, and the level-up that waits to be shown: pure.
import type { EventData, UserLevel, levelReached } from '@yanta/contract'

/** Levels before and after; several passed at once are one. */
export interface LevelUp {
  from: number
  to: number
}

export interface PlayerLevel {
  /** Null until it is known. */
  way: UserLevel | null
  /** Waits for a moment in which it may be shown. */
  levelUp: LevelUp | null
}

export type LevelEvent =
  | { type: 'snapshot'; way: UserLevel }
  /** [7.86] 'miles notification'. */
  | { type: 'moved'; way: UserLevel }
  | { type: 'reached'; reached: EventData<typeof levelReached> }
  | { type: 'levelUpShown' }

export const unknownLevel: PlayerLevel = { way: null, levelUp: null }

export function applyLevel(player: PlayerLevel, event: LevelEvent): PlayerLevel {
  switch (event.type) {
    case 'snapshot':
    case 'moved': {
      const { level, xp, from, next } = event.way
      return { way: { level, xp, from, next }, levelUp: followWay(player, level) }
    }
    case 'reached': {
      const { way, from, to } = event.reached
      // The way may have told of it before.
      const isNew = player.way === null || to > player.way.level
      return { way, levelUp: isNew ? joinLevelUps(player.levelUp, { from, to }) : player.levelUp }
    }
    case 'levelUpShown':
      return player.levelUp ? { ...player, levelUp: null } : player
  }
}

/** A level-up also shows in the way alone: a page's data may contain the event before the socket delivers it. */
function followWay({ way, levelUp }: PlayerLevel, level: number): LevelUp | null {
  return way && level > way.level ? joinLevelUps(levelUp, { from: way.level, to: level }) : levelUp
}

function joinLevelUps(waiting: LevelUp | null, { from, to }: LevelUp): LevelUp {
  return { from: Math.min(from, waiting?.from ?? from), to: Math.max(to, waiting?.to ?? to) }
}

/** 0 to 100, of the experience the next level begins at; 100 at the last level. */
export function computeLevelPercent({ xp, next }: UserLevel): number {
  return next === null ? 100 : Math.min(100, (xp / next) * 100)
}
