// The highlighted cells of a landed spin. Pure functions of the spin and of time.
import type { Cell, Spin } from '@yanta/game-rules/slot'
import { findTogetherMs } from '../../../kit/spin/win-tier.ts'

const lineMs = 1000

export interface Highlight {
  cells: readonly Cell[]
  /** Lines to draw, by number from 1; empty for scatters. */
  lines: readonly number[]
  /** The single displayed win, to be described in words; null while all are highlighted together. */
  lineWin: Spin['lineWins'][number] | null
  /** What the displayed cells win, minor units; null: nothing, or several wins together. */
  win: number | null
  /** The time since these cells are lit, in ms. */
  litMs: number
  /** Whether everything that was won is lit, while the sum of it is shown. */
  isTogether: boolean
}

/** All wins together while their sum is shown, then one after the other and together again, in a loop. */
export function highlightAt(spin: Spin, stake: number, elapsedMs: number): Highlight {
  const { lineWins, scatter } = spin
  const steps = lineWins.map((lineWin) => ({
    cells: lineWin.cells,
    lines: [lineWin.line],
    lineWin: lineWin as Highlight['lineWin'],
    win: lineWin.win as number | null,
  }))
  if (scatter !== null)
    steps.push({ cells: scatter.cells, lines: [], lineWin: null, win: scatter.win || null })
  const untilMs = findTogetherMs(spin.win, stake)
  const isTogether = elapsedMs < untilMs
  if (steps.length <= 1) {
    const [step = { cells: [], lines: [], lineWin: null, win: null }] = steps
    return { ...step, litMs: elapsedMs, isTogether }
  }
  const loopMs = elapsedMs - untilMs
  const step = isTogether ? undefined : steps[Math.floor(loopMs / lineMs) % (steps.length + 1)]
  if (step) return { ...step, litMs: loopMs % lineMs, isTogether }
  return {
    cells: steps.flatMap(({ cells }) => cells),
    lines: steps.flatMap((each) => each.lines),
    lineWin: null,
    win: null,
    litMs: isTogether ? elapsedMs : loopMs % lineMs,
    isTogether,
  }
}
