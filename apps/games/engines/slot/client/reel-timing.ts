// The times at which each reel starts, lands and rests, and the distance it has rolled: pure functions of time.
// Durations are those of the design's 'Slot reels'; distances are in rows of symbols.
import { clamp01, easeInOut, easeOutCubic } from '../../../kit/motion.ts'
import type { Pace } from '../../../kit/spin/win-tier.ts'

export const reelCount = 5

interface PaceTiming {
  staggerMs: number
  windUpMs: number
  runMs: number
  runPerReelMs: number
  /** How much longer each reel turns once two scatters have landed. */
  teaseMs: number
  settleMs: number
  lastSettleMs: number
  /** How long wilds fill their reels once all have landed, and how long they walk to the next. */
  fillMs: number
  walkMs: number
  /** Gap between landings when the answer was late or the player asked for a stop. */
  hurriedGapMs: number
}

export const paces: Record<Pace, PaceTiming> = {
  normal: {
    staggerMs: 60,
    windUpMs: 180,
    runMs: 560,
    runPerReelMs: 180,
    teaseMs: 900,
    settleMs: 260,
    lastSettleMs: 420,
    fillMs: 560,
    walkMs: 480,
    hurriedGapMs: 120,
  },
  turbo: {
    staggerMs: 0,
    windUpMs: 90,
    runMs: 170,
    runPerReelMs: 30,
    teaseMs: 500,
    settleMs: 200,
    lastSettleMs: 220,
    fillMs: 280,
    walkMs: 240,
    hurriedGapMs: 30,
  },
  reduced: {
    staggerMs: 0,
    windUpMs: 0,
    runMs: 250,
    runPerReelMs: 0,
    teaseMs: 0,
    settleMs: 200,
    lastSettleMs: 200,
    fillMs: 0,
    walkMs: 0,
    hurriedGapMs: 0,
  },
}

const rowsPerMs = 0.027
const teaseSpeed = 0.42
const brakeMs = 160
const windUpRows = 0.068
const overshootRows = 0.095
/** After a stop by the player, the gap between landings of reels that still turn. */
const quickStopGapMs = 45

interface Tease {
  reel: number
  from: number
}

export interface StopPlan {
  pace: Pace
  startedAt: number
  plannedAt: number
  /** Game time at which each reel reaches its window; the settle animation follows. */
  landsAt: readonly number[]
  /** The reels that tease, from the left; each begins when the one before has landed. */
  teases: readonly Tease[]
  /** The player pressed again: a tease goes on from where it is, without its light and its sound. */
  isHurried: boolean
  /** How long wilds fill their reels after all have landed; 0 where none does. */
  fillMs: number
  /** The time at which all reels rest. */
  endsAt: number
}

const restTime = (pace: Pace, reel: number): number =>
  reel === reelCount - 1 ? paces[pace].lastSettleMs : paces[pace].settleMs

const close = (plan: Omit<StopPlan, 'endsAt'>): StopPlan => ({
  ...plan,
  endsAt: Math.max(...plan.landsAt.map((at, reel) => at + restTime(plan.pace, reel))) + plan.fillMs,
})

/**
 * Plans the landings once the outcome is known.
 * @param scattersByReel scatters in each reel's window: two on the earlier reels make each of the others tease
 * @param isFilling whether wilds fill reels afterwards
 */
export function planStops(
  pace: Pace,
  startedAt: number,
  outcomeAt: number,
  scattersByReel: readonly number[],
  isFilling = false,
): StopPlan {
  const timing = paces[pace]
  const landsAt = Array.from({ length: reelCount }, (_, reel) => {
    const earliest =
      startedAt + reel * timing.staggerMs + timing.windUpMs + timing.runMs + reel * timing.runPerReelMs
    return Math.max(earliest, outcomeAt + timing.hurriedGapMs * (reel + 1))
  })
  const teases: Tease[] = []
  let landed = 0
  scattersByReel.forEach((count, reel) => {
    if (landed >= 2 && timing.teaseMs > 0) {
      teases.push({ reel, from: landsAt[reel - 1] ?? outcomeAt })
      for (let later = reel; later < reelCount; later += 1)
        landsAt[later] = (landsAt[later] ?? outcomeAt) + timing.teaseMs
    }
    landed += count
  })
  return close({
    pace,
    startedAt,
    plannedAt: outcomeAt,
    landsAt,
    teases,
    isHurried: false,
    fillMs: isFilling ? timing.fillMs : 0,
  })
}

/** The player pressed again: reels that still turn land at once, one after the other. */
export function hurryStops(plan: StopPlan, at: number): StopPlan {
  let turning = 0
  const landsAt = plan.landsAt.map((lands) => {
    if (lands <= at) return lands
    turning += 1
    return Math.min(lands, at + turning * quickStopGapMs)
  })
  return close({ ...plan, plannedAt: at, landsAt, isHurried: true })
}

export interface ReelMotion {
  /** Rows rolled since the start, growing; the window of the outcome rests at `target`. */
  travelled: number
  /** The row at which the outcome's window rests; null while it is unknown. */
  target: number | null
  /** Amount of blur: 0 at rest, 1 at full speed. */
  blur: number
  /** 0 while turning, 1 at rest, for cross-fading in reduced motion. */
  rested: number
}

function rollFreely(pace: Pace, reel: number, elapsed: number): number {
  const timing = paces[pace]
  const own = elapsed - reel * timing.staggerMs
  if (own <= 0) return 0
  if (own < timing.windUpMs) {
    const share = own / timing.windUpMs
    return share < 0.45
      ? -windUpRows * Math.sin((share / 0.45) * (Math.PI / 2))
      : -windUpRows + (windUpRows + 0.9) * ((share - 0.45) / 0.55) ** 2
  }
  return 0.9 + (own - timing.windUpMs) * rowsPerMs
}

/** The motion of a reel while the outcome is unknown. */
export function rollReel(pace: Pace, reel: number, startedAt: number, now: number): ReelMotion {
  const elapsed = now - startedAt
  const own = elapsed - reel * paces[pace].staggerMs
  return {
    travelled: rollFreely(pace, reel, elapsed),
    target: null,
    blur: clamp01((own - paces[pace].windUpMs * 0.7) / 90),
    rested: 0,
  }
}

const findTease = (plan: StopPlan, reel: number): Tease | undefined =>
  plan.teases.find((tease) => tease.reel === reel)

const isTeasing = (plan: StopPlan, reel: number, now: number): boolean =>
  !plan.isHurried && now > (findTease(plan, reel)?.from ?? Infinity)

/** A reel that teases brakes to less than half of its speed within a few frames, without a jump. */
function rollTeased(plan: StopPlan, reel: number, now: number): number {
  const from = findTease(plan, reel)?.from ?? Infinity
  const free = rollFreely(plan.pace, reel, Math.min(now, from) - plan.startedAt)
  if (now <= from) return free
  const slow = now - from
  return free + rowsPerMs * (teaseSpeed * slow + (1 - teaseSpeed) * brakeMs * (1 - Math.exp(-slow / brakeMs)))
}

/** The reels that tease at a time, with the share of the tease that is over. */
export function listTeases(plan: StopPlan, now: number): { reel: number; share: number }[] {
  if (plan.isHurried) return []
  return plan.teases.flatMap(({ reel, from }) => {
    const landsAt = plan.landsAt[reel] ?? from
    return now >= from && now < landsAt ? [{ reel, share: (now - from) / (landsAt - from) }] : []
  })
}

/** The motion of a reel towards the outcome. It reaches its row with a correction of at most half a row, invisible at speed. */
export function landReel(plan: StopPlan, reel: number, now: number): ReelMotion {
  const landsAt = plan.landsAt[reel] ?? plan.endsAt
  const natural = rollTeased(plan, reel, landsAt)
  const target = Math.max(3, Math.round(natural))
  if (now < landsAt) {
    const turning = rollReel(plan.pace, reel, plan.startedAt, now)
    const share = clamp01((now - plan.plannedAt) / Math.max(1, landsAt - plan.plannedAt))
    const slowing = clamp01((landsAt - now) / 90)
    return {
      ...turning,
      travelled: rollTeased(plan, reel, now) + (target - natural) * share,
      target,
      blur: Math.min(turning.blur, isTeasing(plan, reel, now) ? 0.45 : 0.35 + slowing),
    }
  }
  const share = clamp01((now - landsAt) / restTime(plan.pace, reel))
  const bounce = share < 0.3 ? easeOutCubic(share / 0.3) : 1 - easeInOut((share - 0.3) / 0.7)
  return { travelled: target + overshootRows * bounce, target, blur: 0, rested: share }
}

/** How far wilds have filled their reels, 0 to 1. */
export function findFillShare({ endsAt, fillMs }: StopPlan, now: number): number {
  return fillMs === 0 ? 1 : clamp01((now - (endsAt - fillMs)) / fillMs)
}

/** How far wilds have walked to the next reel since the spin began, 0 to 1. */
export function findWalkShare({ pace, startedAt }: StopPlan, now: number): number {
  const { walkMs } = paces[pace]
  return walkMs === 0 ? 1 : clamp01((now - startedAt) / walkMs)
}
