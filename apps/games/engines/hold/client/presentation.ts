// How long the sum of a round stays on show. Pure.
import { type Pace, findCountMs, findTier } from '../../../kit/spin/win-tier.ts'
import { classifyWin } from '../../../kit/verdict.ts'

const bigWinHoldMs = 1800
const sumMs = 1200
const returnedMs = 700

/** The time that the sum of a round is shown before the game continues by itself, in ms. */
export function presentationMs(win: number, stake: number, pace: Pace): number {
  if (win === 0) return 0
  if (findTier(win, stake) > 0) return (pace === 'reduced' ? 400 : findCountMs(win, stake)) + bigWinHoldMs
  const longest = classifyWin(win, stake) === 'won' ? sumMs : returnedMs
  return pace === 'turbo' ? longest / 2 : longest
}
