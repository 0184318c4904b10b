// When the reels of a round stop, its ways are lit, and its respins come: pure functions of time, in ms of the game's.
import { coinsToOpen, reelCount } from '@yanta/game-rules/hold'
import { clamp01 } from '../../../kit/motion.ts'
import type { Pace } from '../../../kit/spin/win-tier.ts'

interface PaceTiming {
  /** The reels turn at least so long. */
  spinMs: number
  /** Between neighbouring reels that stop. */
  staggerMs: number
  /** A reel slows down. */
  brakeMs: number
  /** A reel that may bring the sixth coin turns so much longer. */
  teaseMs: number
  /** Ways are lit before a feature. */
  waysMs: number
  /** The feature is announced. */
  openMs: number
  /** Free cells turn. */
  respinMs: number
  restMs: number
  /** A coin is counted. */
  countMs: number
  /** The full window is celebrated. */
  grandMs: number
}

const paces: Record<Pace, PaceTiming> = {
  normal: {
    spinMs: 480,
    staggerMs: 170,
    brakeMs: 360,
    teaseMs: 620,
    waysMs: 1100,
    openMs: 1500,
    respinMs: 900,
    restMs: 420,
    countMs: 190,
    grandMs: 1600,
  },
  turbo: {
    spinMs: 160,
    staggerMs: 24,
    brakeMs: 200,
    teaseMs: 0,
    waysMs: 480,
    openMs: 700,
    respinMs: 380,
    restMs: 160,
    countMs: 70,
    grandMs: 700,
  },
  reduced: {
    spinMs: 200,
    staggerMs: 0,
    brakeMs: 160,
    teaseMs: 0,
    waysMs: 900,
    openMs: 1100,
    respinMs: 500,
    restMs: 380,
    countMs: 110,
    grandMs: 1100,
  },
}

export interface RespinTimes {
  spinsAt: number
  landsAt: number
  endsAt: number
}

interface FeatureTimes {
  opensAt: number
  respins: readonly RespinTimes[]
  /** The coins are counted one by one from here on. */
  countsAt: number
  grandAt: number
}

export interface RevealPlan {
  pace: Pace
  startedAt: number
  /** When each reel rests. */
  landsAt: readonly number[]
  landedAt: number
  feature: FeatureTimes | null
  endsAt: number
}

/** What the times of a round depend on. */
export interface RevealFacts {
  /** Coins that each reel brings. */
  coins: readonly number[]
  hasWays: boolean
  /** Null without a feature. */
  feature: { respins: number; held: number; isFull: boolean } | null
}

/** Plans a round once its outcome is known. `startedAt` is the press, from which the reels turn. */
export function planReveal(
  pace: Pace,
  startedAt: number,
  answeredAt: number,
  facts: RevealFacts,
): RevealPlan {
  const timing = paces[pace]
  const landsAt: number[] = []
  let at = Math.max(startedAt + timing.spinMs, answeredAt) + timing.brakeMs
  let coins = 0
  for (let reel = 0; reel < reelCount; reel++) {
    const mayOpen = coins < coinsToOpen && coins >= coinsToOpen - 2 && reel > 1
    if (reel > 0) at += timing.staggerMs + (mayOpen ? timing.teaseMs : 0)
    landsAt.push(at)
    coins += facts.coins[reel]!
  }
  return planFeature(pace, startedAt, landsAt, facts)
}

/** The same round with all reels at rest at once. */
export function landNow(plan: RevealPlan, at: number, facts: RevealFacts): RevealPlan {
  return planFeature(
    plan.pace,
    plan.startedAt,
    plan.landsAt.map((landsAt) => Math.min(landsAt, at)),
    facts,
  )
}

function planFeature(
  pace: Pace,
  startedAt: number,
  landsAt: readonly number[],
  { hasWays, feature }: RevealFacts,
): RevealPlan {
  const timing = paces[pace]
  const landedAt = Math.max(...landsAt)
  const plan = { pace, startedAt, landsAt, landedAt }
  if (feature === null) return { ...plan, feature: null, endsAt: landedAt }
  const opensAt = landedAt + (hasWays ? timing.waysMs : 0)
  let at = opensAt + timing.openMs
  const respins = Array.from({ length: feature.respins }, (): RespinTimes => {
    const times = { spinsAt: at, landsAt: at + timing.respinMs, endsAt: at + timing.respinMs + timing.restMs }
    at = times.endsAt
    return times
  })
  const grandAt = at + feature.held * timing.countMs
  return {
    ...plan,
    feature: { opensAt, respins, countsAt: at, grandAt },
    endsAt: grandAt + (feature.isFull ? timing.grandMs : timing.restMs),
  }
}

export type Stage =
  | { name: 'reels' }
  | { name: 'ways' }
  | { name: 'opening' }
  | { name: 'respin'; index: number; isTurning: boolean }
  | { name: 'counting'; counted: number }
  | { name: 'grand' }

/** What a round shows at a time. */
export function findStage({ landedAt, feature, pace }: RevealPlan, now: number): Stage {
  if (now < landedAt) return { name: 'reels' }
  if (feature === null || now < feature.opensAt) return { name: 'ways' }
  const index = feature.respins.findLastIndex(({ spinsAt }) => now >= spinsAt)
  if (now < feature.countsAt)
    return index < 0
      ? { name: 'opening' }
      : { name: 'respin', index, isTurning: now < feature.respins[index]!.landsAt }
  if (now >= feature.grandAt) return { name: 'grand' }
  return { name: 'counting', counted: Math.floor((now - feature.countsAt) / paces[pace].countMs) + 1 }
}

/** 0 before the feature, 1 once it has opened, and one more for each respin that has landed. */
export function countLanded({ feature }: RevealPlan, now: number): number {
  if (feature === null || now < feature.opensAt) return 0
  return 1 + feature.respins.filter(({ landsAt }) => now >= landsAt).length
}

/** How far a reel has slowed down: 0 it turns at full speed, 1 it rests. */
export function findBrake({ pace, landsAt }: RevealPlan, reel: number, now: number): number {
  return clamp01(1 - (landsAt[reel]! - now) / paces[pace].brakeMs)
}

/** How far a coin of a respin has come: 0 above, 1 in its cell. */
export function findDrop({ spinsAt, landsAt }: RespinTimes, cell: number, now: number): number {
  const lead = (landsAt - spinsAt) * 0.35
  // From the left to the right, as reels stop.
  const delay = (Math.floor(cell / 3) / reelCount) * lead
  return clamp01((now - (landsAt - lead * 2) - delay) / lead)
}
