// How long the sum of a round stays on show. Pure.
import { type Pace, findCountMs, findTier } from '../../../kit/spin/win-tier.ts'
import { classifyWin } from '../../../kit/verdict.ts'

const bigWinHoldMs = 1800
const sumMs = 1100
const returnedMs = 600

/** The time that the sum of a round is shown before the game continues by itself, in ms. `wins` are its winning grids. */
export function presentationMs(win: number, stake: number, wins: number, pace: Pace): number {
  if (win === 0) return 0
  if (findTier(win, stake) > 0) return (pace === 'reduced' ? 400 : findCountMs(win, stake)) + bigWinHoldMs
  // The sum of a single cascade was on show already.
  const isSum = wins > 1 && classifyWin(win, stake) === 'won'
  const longest = isSum ? sumMs : returnedMs
  return pace === 'turbo' ? longest / 2 : longest
}
