// The tiers of a win, and how its sum is counted up on the screen. Pure functions.
import { easeOutCubic } from '../motion.ts'
import { classifyWin } from '../verdict.ts'

export type Pace = 'normal' | 'turbo' | 'reduced'

export const countUpMs = 1200

/** 0 is an ordinary win; 1, 2 and 3 start at these multiples of the stake. */
const tierSteps = [25, 100, 250] as const
export type Tier = 0 | 1 | 2 | 3

export function findTier(win: number, stake: number): Tier {
  return tierSteps.filter((step) => win >= step * stake).length as Tier
}

/** The value of the counter `elapsedMs` after its start: whole units on the way to a whole amount. It counts only wins above the stake. */
export function countUp(to: number, stake: number, elapsedMs: number, pace: Pace): number {
  if (pace === 'reduced' || elapsedMs >= countUpMs || classifyWin(to, stake) !== 'won') return to
  const step = to % 100 === 0 ? 100 : 1
  return Math.round((to * easeOutCubic(elapsedMs / countUpMs)) / step) * step
}
