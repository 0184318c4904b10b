// When each grid of a round drops, is lit, bursts and gives way to the next: pure functions of time, in ms of the game's.
import { clamp01 } from '../../../kit/motion.ts'
import type { Pace } from '../../../kit/spin/win-tier.ts'

interface PaceTiming {
  /** The old grid leaves. */
  outMs: number
  /** Between neighbouring columns of a grid that comes or leaves. */
  staggerMs: number
  dropMs: number
  fallMs: number
  lightMs: number
  burstMs: number
  /** A grid without a win rests before the round ends. */
  restMs: number
}

const paces: Record<Pace, PaceTiming> = {
  normal: { outMs: 240, staggerMs: 38, dropMs: 420, fallMs: 380, lightMs: 820, burstMs: 300, restMs: 140 },
  turbo: { outMs: 110, staggerMs: 9, dropMs: 230, fallMs: 220, lightMs: 420, burstMs: 170, restMs: 60 },
  reduced: { outMs: 160, staggerMs: 0, dropMs: 220, fallMs: 220, lightMs: 900, burstMs: 200, restMs: 100 },
}

const columns = 7

export interface CascadeStep {
  dropsAt: number
  /** All its symbols rest. */
  landsAt: number
  /** Its clusters have been lit; equal to `landsAt` without any. */
  burstsAt: number
  endsAt: number
}

export interface CascadePlan {
  pace: Pace
  startedAt: number
  steps: readonly CascadeStep[]
  endsAt: number
}

/**
 * Plans a round once its outcome is known.
 * @param startedAt the press, from which the old grid leaves
 * @param wins whether each of its grids has clusters; the last one keeps them, since nothing follows
 */
export function planCascades(
  pace: Pace,
  startedAt: number,
  answeredAt: number,
  wins: readonly boolean[],
): CascadePlan {
  const timing = paces[pace]
  let at = Math.max(startedAt + leaveMs(pace), answeredAt)
  const steps = wins.map((hasWon, order): CascadeStep => {
    const isLast = order === wins.length - 1
    const dropsAt = at
    const moveMs = order === 0 ? timing.dropMs + timing.staggerMs * (columns - 1) : timing.fallMs
    const landsAt = dropsAt + moveMs
    const burstsAt = hasWon ? landsAt + timing.lightMs : landsAt
    at = isLast ? burstsAt + (hasWon ? 0 : timing.restMs) : burstsAt + timing.burstMs
    return { dropsAt, landsAt, burstsAt, endsAt: at }
  })
  return { pace, startedAt, steps, endsAt: at }
}

const leaveMs = (pace: Pace): number => paces[pace].outMs + paces[pace].staggerMs * (columns - 1)

/** The grid on show; -1 while the old one leaves. */
export function findStepIndex(plan: CascadePlan, now: number): number {
  return plan.steps.findLastIndex(({ dropsAt }) => now >= dropsAt)
}

export type StepPhase = 'dropping' | 'lit' | 'bursting' | 'resting'

export function findStepPhase({ landsAt, burstsAt, endsAt }: CascadeStep, now: number): StepPhase {
  if (now < landsAt) return 'dropping'
  if (now < burstsAt) return 'lit'
  return now < endsAt ? 'bursting' : 'resting'
}

/** How far the old symbol of a column has left: 0 it stands, 1 it is gone. */
export function findLeaving(pace: Pace, column: number, startedAt: number, now: number): number {
  const { outMs, staggerMs } = paces[pace]
  return clamp01((now - startedAt - column * staggerMs) / outMs)
}

/** How far a symbol of a column has come: 0 above, 1 at rest. */
export function findComing(plan: CascadePlan, index: number, column: number, now: number): number {
  const { dropMs, fallMs, staggerMs } = paces[plan.pace]
  const { dropsAt } = plan.steps[index]!
  return index === 0
    ? clamp01((now - dropsAt - column * staggerMs) / dropMs)
    : clamp01((now - dropsAt) / fallMs)
}

const landedShare = 0.74

/** Rows above its rest of a symbol that falls: it speeds up, lands, and gives a little. `share` is that of `findComing`. */
export function findHeight(rows: number, share: number): number {
  if (rows === 0 || share >= 1) return 0
  if (share < landedShare) return rows * (1 - (share / landedShare) ** 2)
  const settled = (share - landedShare) / (1 - landedShare)
  return 0.045 * Math.min(3, rows) * Math.sin(settled * Math.PI)
}

/** The share of its win that a lit grid has counted, and of its light. */
export function findLight({ landsAt, burstsAt }: CascadeStep, now: number): number {
  return burstsAt === landsAt ? 1 : clamp01((now - landsAt) / (burstsAt - landsAt))
}

export function findBurst({ burstsAt, endsAt }: CascadeStep, now: number): number {
  return endsAt === burstsAt ? 0 : clamp01((now - burstsAt) / (endsAt - burstsAt))
}
