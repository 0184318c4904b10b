// The presentation of a landed spin: its duration and the highlighted cells. Pure functions of the spin and of time.
import type { Cell, Spin } from '@yanta/game-rules/slot'
import { type Pace, countUpMs, findTier } from '../../../kit/spin/win-tier.ts'
import { classifyWin } from '../../../kit/verdict.ts'

const lineMs = 1000
const returnedMs = 700
const bigWinHoldMs = 1800
const scatterMs = 1500
const freeSpinGapMs = 260
export const freeIntroMs = 4000
export const freeOutroMs = 4200

/** The time a landed spin is shown before the game continues by itself, in ms. */
export function presentationMs(spin: Spin, stake: number, pace: Pace): number {
  const counting = pace === 'reduced' ? 400 : countUpMs
  const award = (spin.scatter?.freeSpins ?? 0) > 0 ? scatterMs : 0
  if (spin.win === 0) return Math.max(award, spin.kind === 'free' ? freeSpinGapMs : 0)
  if (classifyWin(spin.win, stake) === 'returned')
    return Math.max(award, pace === 'turbo' ? returnedMs / 2 : returnedMs)
  if (findTier(spin.win, stake) > 0) return counting + bigWinHoldMs
  return Math.max(award, pace === 'turbo' ? counting / 2 : counting + 200)
}

export interface Highlight {
  cells: readonly Cell[]
  /** Lines to draw, by number from 1; empty for scatters. */
  lines: readonly number[]
  /** The single displayed win, to be described in words; null while all are highlighted together. */
  lineWin: Spin['lineWins'][number] | null
}

/** All wins together while the counter runs, then one after the other in a loop. */
export function highlightAt(spin: Spin, elapsedMs: number): Highlight {
  const { lineWins, scatter } = spin
  const steps: Highlight[] = lineWins.map((lineWin) => ({
    cells: lineWin.cells,
    lines: [lineWin.line],
    lineWin,
  }))
  if (scatter !== null) steps.push({ cells: scatter.cells, lines: [], lineWin: null })
  if (steps.length <= 1) return steps[0] ?? { cells: [], lines: [], lineWin: null }
  if (elapsedMs < countUpMs)
    return {
      cells: steps.flatMap((step) => step.cells),
      lines: steps.flatMap((step) => step.lines),
      lineWin: null,
    }
  return (
    steps[Math.floor((elapsedMs - countUpMs) / lineMs) % steps.length] ?? {
      cells: [],
      lines: [],
      lineWin: null,
    }
  )
}
