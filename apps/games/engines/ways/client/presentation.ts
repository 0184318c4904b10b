// The cells that are lit of a landed spin. Pure functions of the spin and of time.
import type { WaysCell, WaysSpin, WaysWin } from '@yanta/game-rules/ways'
import { findTogetherMs } from '../../../kit/spin/win-tier.ts'

const winMs = 1100

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
