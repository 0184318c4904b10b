// The tiers of a win, and how its sum is counted up on the screen. Pure functions.
import { easeOutCubic } from '../motion.ts'
import { classifyWin } from '../verdict.ts'

export type Pace = 'normal' | 'turbo' | 'reduced'

/** From these multiples of the stake the counter runs so long: the larger the win, the longer. */
const countSteps = [
  [250, 5600],
  [100, 3800],
  [25, 2400],
  [5, 1400],
] as const
/** How long all wins stay lit together once they are counted. */
const togetherMs = 700

/** 0 is an ordinary win; 1, 2 and 3 start at these multiples of the stake. */
const tierSteps = [25, 100, 250] as const
export type Tier = 0 | 1 | 2 | 3

export function findTier(win: number, stake: number): Tier {
  return tierSteps.filter((step) => win >= step * stake).length as Tier
}

/** The duration of the counter without reduced motion, in ms. */
export function findCountMs(win: number, stake: number): number {
  return countSteps.find(([step]) => win >= step * stake)?.[1] ?? 900
}

/** The time after which wins are shown one by one, in ms. */
export const findTogetherMs = (win: number, stake: number): number => findCountMs(win, stake) + togetherMs

/** The value of the counter `elapsedMs` after its start: whole units on the way to a whole amount. It counts only wins above the stake. */
export function countUp(to: number, stake: number, elapsedMs: number, pace: Pace): number {
  const countMs = findCountMs(to, stake)
  if (pace === 'reduced' || elapsedMs >= countMs || classifyWin(to, stake) !== 'won') return to
  const step = to % 100 === 0 ? 100 : 1
  return Math.round((to * easeOutCubic(elapsedMs / countMs)) / step) * step
}
