// What limits let through, and when their player is told. Pure; values are minor units, or minutes for limits on time.
import type { LimitKind, LimitPeriod } from '@yanta/contract'
import type { SetLimit } from './limit-changes.rules.ts'
import {
  countPlay,
  countTime,
  readUsed,
  type PlayKind,
  type PlayUsage,
  type RoundPlay,
} from './play-usage.rules.ts'

/** The share of a limit that its player was told of within its period. */
export type ToldPercent = 0 | 80 | 100

/** A limit in force. */
export interface LimitInForce<Kind extends LimitKind = LimitKind> {
  kind: Kind
  period: LimitPeriod
  value: number
  change: SetLimit['change']
  told: ToldPercent
}

/** What is known of a player's limits on play when a stake arrives. */
export interface PlayLimits {
  now: Date
  limits: readonly LimitInForce<PlayKind>[]
  /** Of the periods that run now. */
  usage: PlayUsage
  /** Their ends. */
  resetsAt: Record<LimitPeriod, Date>
}

/** A limit that lets something no further. */
export interface ReachedLimit {
  kind: LimitKind
  period: LimitPeriod
  /** What it still lets through. */
  left: number
  resetsAt: Date
}

/** A limit whose player is to be told what share of it is used. */
export interface CrossedLimit {
  limit: LimitInForce
  percent: Exclude<ToldPercent, 0>
  used: number
}

/**
 * Null, or why a stake of so much real money is not taken. A round that has begun goes on beyond a limit on time, and bonus money is
 * limited by time alone.
 * @returns of several limits the one whose period ends last
 */
export function findReachedByStake(
  { now, limits, usage, resetsAt }: PlayLimits,
  stake: { real: number; isBegun: boolean },
): ReachedLimit | null {
  const current = countTime(usage, now)
  const reached = limits
    .filter((limit) => isBeyond(limit, current, stake))
    .map((limit) => ({
      kind: limit.kind,
      period: limit.period,
      left: Math.max(0, findLeft(limit, current)),
      resetsAt: resetsAt[limit.period],
    }))
  return findLast(reached)
}

function isBeyond(
  limit: LimitInForce<PlayKind>,
  usage: PlayUsage,
  { real, isBegun }: { real: number; isBegun: boolean },
): boolean {
  const left = findLeft(limit, usage)
  return limit.kind === 'time' ? isBegun && left <= 0 : real > 0 && real > left
}

/** After wins a loss limit leaves more than its value. */
function findLeft({ kind, period, value }: LimitInForce<PlayKind>, usage: PlayUsage): number {
  const { staked, lost } = usage[period]
  if (kind === 'time') return value - readUsed(usage, kind, period)
  return value - (kind === 'stake' ? staked : lost)
}

/** Null, or why a deposit can't begin. @param used what was credited in each period, and what is being paid in */
export function findReachedByDeposit(
  limits: readonly LimitInForce[],
  used: Record<LimitPeriod, number>,
  amount: number,
  resetsAt: Record<LimitPeriod, Date>,
): ReachedLimit | null {
  const reached = limits
    .filter(({ kind, period, value }) => kind === 'deposit' && used[period] + amount > value)
    .map(({ kind, period, value }) => ({
      kind,
      period,
      left: Math.max(0, value - used[period]),
      resetsAt: resetsAt[period],
    }))
  return findLast(reached)
}

/** Only then does nothing stand in the way any more. */
function findLast(reached: readonly ReachedLimit[]): ReachedLimit | null {
  return reached.toSorted((one, other) => other.resetsAt.getTime() - one.resetsAt.getTime())[0] ?? null
}

/** The usage after a step of a round, and the limits that it has brought to a share to tell of. */
export function followPlay(
  { now, limits, usage }: PlayLimits,
  play: RoundPlay,
): { usage: PlayUsage; crossed: CrossedLimit[] } {
  const after = countPlay(usage, now, play)
  return { usage: after, crossed: findCrossed(limits, ({ kind, period }) => readUsed(after, kind, period)) }
}

/** Each share is told of once within a period, also when wins have brought the use back in between. */
export function findCrossed<Kind extends LimitKind>(
  limits: readonly LimitInForce<Kind>[],
  readUse: (limit: LimitInForce<Kind>) => number,
): CrossedLimit[] {
  return limits.flatMap((limit) => {
    const used = readUse(limit)
    const percent = findShare(used, limit.value)
    return percent > limit.told ? [{ limit, percent: percent as CrossedLimit['percent'], used }] : []
  })
}

export function findShare(used: number, value: number): ToldPercent {
  if (used >= value) return 100
  return used * 100 >= value * 80 ? 80 : 0
}
