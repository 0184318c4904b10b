// Which level experience leads to. Pure; levels are numbered from 1.
import type { UserLevel } from '@yanta/contract'

interface LevelStart {
  fromXp: number
}

/** The highest level that begins at or below `xp`. */
export function findLevel(levels: readonly LevelStart[], xp: number): number {
  return Math.max(1, levels.filter(({ fromXp }) => fromXp <= xp).length)
}

/** A level never falls, whatever the editors change. */
export function nextLevel(levels: readonly LevelStart[], current: number, xp: number): number {
  return Math.max(current, findLevel(levels, xp))
}

/** The player's way to the next level [7.28]; a level that the editors took away is shown as the last one. */
export function describeLevel(levels: readonly LevelStart[], reached: number, xp: number): UserLevel {
  const level = Math.min(reached, levels.length)
  return { level, xp, from: levels[level - 1]!.fromXp, next: levels[level]?.fromXp ?? null }
}
