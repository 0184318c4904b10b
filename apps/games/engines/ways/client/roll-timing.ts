// The times at which each reel starts, lands and rests, and how far it has rolled: pure functions of time. Distances are in heights of
// a reel, because the number of its symbols changes: a reel is a strip of fillings, each as tall as the reel.
import { reelCount } from '@yanta/game-rules/ways'
import { clamp01, easeInOut, easeOutCubic } from '../../../kit/motion.ts'
import type { Pace } from '../../../kit/spin/win-tier.ts'

interface PaceTiming {
  staggerMs: number
  windUpMs: number
  runMs: number
  runPerReelMs: number
  /** How much longer each reel turns once another scatter would open free spins. */
  teaseMs: number
  settleMs: number
  /** Gap between landings when the answer was late. */
  lateGapMs: number
}

const paces: Record<Pace, PaceTiming> = {
  normal: {
    staggerMs: 45,
    windUpMs: 160,
    runMs: 520,
    runPerReelMs: 150,
    teaseMs: 850,
    settleMs: 280,
    lateGapMs: 110,
  },
  turbo: {
    staggerMs: 0,
    windUpMs: 80,
    runMs: 160,
    runPerReelMs: 25,
    teaseMs: 450,
    settleMs: 190,
    lateGapMs: 25,
  },
  reduced: {
    staggerMs: 0,
    windUpMs: 0,
    runMs: 250,
    runPerReelMs: 0,
    teaseMs: 0,
    settleMs: 200,
    lateGapMs: 0,
  },
}

const heightsPerMs = 0.0075
const windUp = 0.025
const overshoot = 0.03
/** After a stop by the player, the gap between landings of reels that still turn. */
const quickStopGapMs = 40

export interface StopPlan {
  pace: Pace
  startedAt: number
  plannedAt: number
  /** Game time at which each reel reaches its filling; it settles after that. */
  landsAt: readonly number[]
  /** The time from which each reel teases; null: it does not. */
  teasesFrom: readonly (number | null)[]
  endsAt: number
}

/**
 * Plans the landings once the outcome is known.
 * @param scatters whether each reel shows one
 * @param needed scatters that open or add free spins: with one fewer on earlier reels, each of the others teases
 */
export function planStops(
  pace: Pace,
  startedAt: number,
  outcomeAt: number,
  scatters: readonly boolean[],
  needed: number,
): StopPlan {
  const { staggerMs, windUpMs, runMs, runPerReelMs, teaseMs, lateGapMs, settleMs } = paces[pace]
  const landsAt: number[] = []
  let [seen, teased] = [0, 0]
  const teasesFrom = scatters.map((hasScatter, reel): number | null => {
    const planned = startedAt + reel * (staggerMs + runPerReelMs) + windUpMs + runMs
    const isTeased = seen >= needed - 1 && teaseMs > 0
    const from = isTeased ? (landsAt[reel - 1] ?? null) : null
    if (isTeased) teased += teaseMs
    landsAt.push(Math.max(planned, outcomeAt + lateGapMs * (reel + 1)) + teased)
    if (hasScatter) seen += 1
    return from
  })
  return {
    pace,
    startedAt,
    plannedAt: outcomeAt,
    landsAt,
    teasesFrom,
    endsAt: Math.max(...landsAt) + settleMs,
  }
}

/** The player pressed again: reels that still turn land at once, one after the other, and none teases any more. */
export function hurryStops(plan: StopPlan, at: number): StopPlan {
  let turning = 0
  const landsAt = plan.landsAt.map((lands) => {
    if (lands <= at) return lands
    turning += 1
    return Math.min(lands, at + turning * quickStopGapMs)
  })
  return {
    ...plan,
    plannedAt: at,
    landsAt,
    teasesFrom: plan.teasesFrom.map(() => null),
    endsAt: Math.max(...landsAt) + paces[plan.pace].settleMs,
  }
}

export interface ReelMotion {
  /** Heights rolled since the start, growing; the outcome's filling rests at `target`. */
  travelled: number
  /** Null while it is unknown. */
  target: number | null
  /** 0 at rest, 1 at full speed. */
  speed: number
  /** 0 while turning, 1 at rest. */
  rested: number
}

function rollFreely(pace: Pace, own: number): number {
  const { windUpMs } = paces[pace]
  if (own <= 0) return 0
  if (own >= windUpMs) return 0.3 + (own - windUpMs) * heightsPerMs
  const share = own / windUpMs
  return share < 0.45
    ? -windUp * Math.sin((share / 0.45) * (Math.PI / 2))
    : -windUp + (windUp + 0.3) * ((share - 0.45) / 0.55) ** 2
}

/** The motion of a reel while the outcome is unknown. */
export function rollReel(pace: Pace, reel: number, startedAt: number, now: number): ReelMotion {
  const own = now - startedAt - reel * paces[pace].staggerMs
  return {
    travelled: rollFreely(pace, own),
    target: null,
    speed: clamp01((own - paces[pace].windUpMs * 0.7) / 90),
    rested: 0,
  }
}

/** The motion of a reel towards the outcome. It reaches its filling with a correction of at most half a height, invisible at speed. */
export function landReel(plan: StopPlan, reel: number, now: number): ReelMotion {
  const { pace, startedAt, plannedAt } = plan
  const landsAt = plan.landsAt[reel]!
  const natural = rollReel(pace, reel, startedAt, landsAt).travelled
  const target = Math.max(1, Math.round(natural))
  if (now < landsAt) {
    const turning = rollReel(pace, reel, startedAt, now)
    const share = clamp01((now - plannedAt) / Math.max(1, landsAt - plannedAt))
    return {
      ...turning,
      travelled: turning.travelled + (target - natural) * share,
      target,
      speed: Math.min(turning.speed, 0.35 + clamp01((landsAt - now) / 90)),
    }
  }
  const rested = clamp01((now - landsAt) / paces[pace].settleMs)
  const bounce = rested < 0.3 ? easeOutCubic(rested / 0.3) : 1 - easeInOut((rested - 0.3) / 0.7)
  return { travelled: target + overshoot * bounce, target, speed: 0, rested }
}

/** The share of its tease that a reel has over; null while it does not tease. */
export function findTease({ teasesFrom, landsAt }: StopPlan, reel: number, now: number): number | null {
  const from = teasesFrom[reel] ?? null
  const lands = landsAt[reel]!
  return from === null || now < from || now >= lands ? null : (now - from) / (lands - from)
}

/** How many reels have landed, from the left. */
export function countLanded({ landsAt }: Pick<StopPlan, 'landsAt'>, now: number): number {
  const turning = landsAt.findIndex((at) => now < at)
  return turning < 0 ? reelCount : turning
}
