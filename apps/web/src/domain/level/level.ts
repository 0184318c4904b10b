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
  /** The highest level that needs no telling any more, or is in `levelUp`; null until it is known. It never falls: an older way may be late. */
  told: number | null
}

export type LevelEvent =
  | { type: 'snapshot'; way: UserLevel }
  /** [7.86] 'miles notification'. */
  | { type: 'moved'; way: UserLevel }
  | { type: 'reached'; reached: EventData<typeof levelReached> }
  /** The level that was told. */
  | { type: 'levelUpShown'; to: number }

export const unknownLevel: PlayerLevel = { way: null, levelUp: null, told: null }

export function applyLevel(player: PlayerLevel, event: LevelEvent): PlayerLevel {
  switch (event.type) {
    case 'snapshot':
    case 'moved': {
      const { level, xp, from, next } = event.way
      const way = { level, xp, from, next }
      if (player.told !== null) return { ...raise(player, player.told, level), way }
      // The event of the level itself may follow what moved.
      return { ...player, way, told: event.type === 'snapshot' ? level : null }
    }
    case 'reached': {
      const { way, from, to } = event.reached
      return { ...raise(player, Math.min(from, player.told ?? from), to), way }
    }
    case 'levelUpShown': {
      const { levelUp } = player
      if (!levelUp) return player
      return { ...player, levelUp: levelUp.to > event.to ? { from: event.to, to: levelUp.to } : null }
    }
  }
}

/** A page's data may contain a level before the socket delivers its event, so either tells of it. */
function raise(player: PlayerLevel, from: number, to: number): PlayerLevel {
  if (player.told !== null && to <= player.told) return player
  return { ...player, told: to, levelUp: joinLevelUps(player.levelUp, { from, to }) }
}

function joinLevelUps(waiting: LevelUp | null, { from, to }: LevelUp): LevelUp {
  return { from: Math.min(from, waiting?.from ?? from), to: Math.max(to, waiting?.to ?? to) }
}

/** 0 to 100, of the experience the next level begins at; 100 at the last level. */
export function computeLevelPercent({ xp, next }: UserLevel): number {
  return next === null ? 100 : Math.min(100, (xp / next) * 100)
}
