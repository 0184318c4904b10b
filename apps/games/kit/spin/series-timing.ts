// How long the parts of a round with free spins are shown. Pure.
import { classifyWin } from '../verdict.ts'
import { type Pace, findCountMs, findTier } from './win-tier.ts'

const reducedCountMs = 400
const returnedMs = 700
const bigWinHoldMs = 1800
const awardMs = 1500
const freeSpinGapMs = 260
export const freeIntroMs = 4000
const leastOutroMs = 4200

/** How long the sum of free spins is shown: at least until it is counted. */
export const findOutroMs = (win: number, stake: number): number =>
  Math.max(leastOutroMs, findCountMs(win, stake) + bigWinHoldMs)

/** Of a landed spin, all that its presentation depends on. */
export interface LandedSpin {
  kind: 'paid' | 'respin' | 'free'
  win: number
  /** Whether it has won free spins. */
  hasAward: boolean
}

/** The time a landed spin is shown before the game continues by itself, in ms. */
export function presentationMs({ kind, win, hasAward }: LandedSpin, stake: number, pace: Pace): number {
  const counting = pace === 'reduced' ? reducedCountMs : findCountMs(win, stake)
  const award = hasAward ? awardMs : 0
  if (win === 0) return Math.max(award, kind === 'paid' ? 0 : freeSpinGapMs)
  if (classifyWin(win, stake) === 'returned')
    return Math.max(award, pace === 'turbo' ? returnedMs / 2 : returnedMs)
  if (findTier(win, stake) > 0) return counting + bigWinHoldMs
  return Math.max(award, pace === 'turbo' ? counting / 2 : counting + 200)
}
