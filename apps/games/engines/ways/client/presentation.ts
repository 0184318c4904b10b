// The presentation of a landed spin: its duration and the cells that are lit. Pure functions of the spin and of time.
import type { WaysCell, WaysSpin, WaysWin } from '@yanta/game-rules/ways'
import { type Pace, findCountMs, findTier, findTogetherMs } from '../../../kit/spin/win-tier.ts'
import { classifyWin } from '../../../kit/verdict.ts'

const reducedCountMs = 400
const winMs = 1100
const returnedMs = 700
const bigWinHoldMs = 1800
const scatterMs = 1500
const freeSpinGapMs = 260
export const freeIntroMs = 4000
const leastOutroMs = 4200

/** How long the sum of free spins is shown: at least until it is counted. */
export const findOutroMs = (win: number, stake: number): number =>
  Math.max(leastOutroMs, findCountMs(win, stake) + bigWinHoldMs)

/** The time a landed spin is shown before the game continues by itself, in ms. */
export function presentationMs(spin: WaysSpin, stake: number, pace: Pace): number {
  const counting = pace === 'reduced' ? reducedCountMs : findCountMs(spin.win, stake)
  const award = spin.freeSpins > 0 ? scatterMs : 0
  if (spin.win === 0) return Math.max(award, spin.kind === 'free' ? freeSpinGapMs : 0)
  if (classifyWin(spin.win, stake) === 'returned')
    return Math.max(award, pace === 'turbo' ? returnedMs / 2 : returnedMs)
  if (findTier(spin.win, stake) > 0) return counting + bigWinHoldMs
  return Math.max(award, pace === 'turbo' ? counting / 2 : counting + 200)
}

export interface Highlight {
  cells: readonly WaysCell[]
  /** The single win on show, to be described in words; null while all are lit together, and for scatters. */
  win: WaysWin | null
}

/** All wins together while their sum is shown, then one after the other and together again, in a loop. */
export function highlightAt(spin: WaysSpin, stake: number, elapsedMs: number): Highlight {
  const steps: Highlight[] = spin.wins.map((win) => ({ cells: win.cells, win }))
  if (spin.freeSpins > 0) steps.push({ cells: spin.scatters, win: null })
  const [first] = steps
  if (steps.length <= 1) return first ?? { cells: [], win: null }
  const loopMs = elapsedMs - findTogetherMs(spin.win, stake)
  const step = loopMs < 0 ? undefined : steps[Math.floor(loopMs / winMs) % (steps.length + 1)]
  return step ?? { cells: steps.flatMap(({ cells }) => cells), win: null }
}
