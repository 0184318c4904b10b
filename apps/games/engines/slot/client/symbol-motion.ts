// How a single symbol moves: the glint of one at rest, and the motion of a winning one by its family. Pure functions of time.
import type { Cell, SymbolId } from '@yanta/game-rules/slot'
import { pulse } from '../../../kit/motion.ts'

export type WinMotion = 'pulse' | 'swing' | 'spark' | 'flip'

export const motionOfSymbol: Record<SymbolId, WinMotion> = {
  cherry: 'pulse',
  lemon: 'pulse',
  orange: 'pulse',
  plum: 'pulse',
  bell: 'swing',
  bar: 'swing',
  seven: 'spark',
  star: 'spark',
  clover: 'spark',
  gem: 'spark',
  wild: 'flip',
  scatter: 'flip',
}

/** The motion's periods in ms: a flip rests longer than it turns. */
const periods: Record<WinMotion, number> = { pulse: 900, swing: 1200, spark: 1000, flip: 1500 }

export interface Pose {
  scale: number
  /** Radians. */
  turn: number
  /** Share of the full width: a flip passes its edge. */
  width: number
  /** 0 without, 1 at the brightest of the sparks around it. */
  spark: number
}

export const restingPose: Pose = { scale: 1, turn: 0, width: 1, spark: 0 }

/** The pose of a winning symbol `elapsedMs` after its win is lit. */
export function poseWinner(symbol: SymbolId, elapsedMs: number): Pose {
  const motion = motionOfSymbol[symbol]
  const share = (elapsedMs % periods[motion]) / periods[motion]
  switch (motion) {
    case 'pulse':
      return { ...restingPose, scale: 1 + 0.09 * pulse(share) }
    case 'swing':
      return { ...restingPose, scale: 1.04, turn: 0.15 * Math.sin(2 * Math.PI * share) }
    case 'spark':
      return { ...restingPose, scale: 1 + 0.06 * pulse(share), spark: pulse(share) }
    case 'flip':
      // Never mirrored: letters may be on it.
      return {
        ...restingPose,
        scale: 1.05,
        width: share < 0.5 ? Math.abs(Math.cos(2 * Math.PI * share)) : 1,
      }
  }
}

const glintEveryMs = 4600
const glintMs = 900

export interface Glint {
  cell: Cell
  /** 0 at its start, 1 at its end. */
  share: number
}

/** One precious symbol of a resting window glints now and then, another one each time. */
export function findGlint(window: readonly (readonly SymbolId[])[], restedMs: number): Glint | null {
  const share = ((restedMs % glintEveryMs) - (glintEveryMs - glintMs)) / glintMs
  if (share < 0) return null
  const precious = window.flatMap((column, reel) =>
    column.flatMap((symbol, row): Cell[] =>
      ['spark', 'flip'].includes(motionOfSymbol[symbol]) ? [[reel, row]] : [],
    ),
  )
  const cell = precious[(Math.floor(restedMs / glintEveryMs) * 3 + 1) % precious.length]
  return cell ? { cell, share } : null
}
