// What a player's play uses of limits. Pure; real money in minor units. A stake counts in the period in which it is taken. What comes back
// for a round (its wins, a stake that is given back) counts in the period in which the round began: what is won today of a round of
// yesterday lets nobody lose more today. Between two moments of play five minutes count, and a longer pause counts nothing; moments are
// the first stake of a round, and its end within five minutes.
import type { LimitKind, LimitPeriod } from '@yanta/contract'
import type { Periods } from '../../../plugins/calendar.ts'

export const limitPeriods = ['day', 'week', 'month'] as const satisfies readonly LimitPeriod[]
export type PlayKind = Exclude<LimitKind, 'deposit'>

/** Of one period. */
export interface PeriodUsage {
  startsAt: Date
  staked: number
  /** Stakes less wins; below zero when more was won. */
  lost: number
  playedMs: number
}

/** Of the periods that run. */
export type PlayUsage = Record<LimitPeriod, PeriodUsage> & {
  /** The last moment of play. */
  playedAt: Date | null
}

/** What one step of the wallet does to a round. */
export interface RoundPlay {
  startedAt: Date
  /** By its first stake, now. */
  isBegun: boolean
  isEnded: boolean
  /** Below zero when a stake is given back. */
  staked: number
  won: number
}

const minuteMs = 60_000
export const longestPauseMs = 5 * minuteMs

/** No period is as short. Where one begins by less later than what is known, the time zone of the site has changed. */
const shortestPeriodMs = 12 * 60 * minuteMs

/** The usage of the periods that run now; one that is over leaves nothing. */
export function rollOver(usage: PlayUsage, now: Date, periods: Periods): PlayUsage {
  return mapPeriods(usage, (known, period) => {
    const { startsAt } = periods[period](now)
    // The clock of another process may have been ahead at midnight.
    const isSame = startsAt.getTime() - known.startsAt.getTime() < shortestPeriodMs
    return isSame ? known : { startsAt, staked: 0, lost: 0, playedMs: 0 }
  })
}

/** The usage as it is when the player goes on playing now. */
export function countTime(usage: PlayUsage, now: Date): PlayUsage {
  const { playedAt } = usage
  if (!playedAt || now.getTime() - playedAt.getTime() > longestPauseMs) return usage
  return mapPeriods(usage, (known) => {
    const from = Math.max(playedAt.getTime(), known.startsAt.getTime())
    return { ...known, playedMs: known.playedMs + Math.max(0, now.getTime() - from) }
  })
}

/** The usage after a step of a round; of periods that run now. */
export function countPlay(usage: PlayUsage, now: Date, play: RoundPlay): PlayUsage {
  const isMoment =
    play.isBegun || (play.isEnded && now.getTime() - play.startedAt.getTime() <= longestPauseMs)
  const timed = isMoment ? { ...countTime(usage, now), playedAt: laterOf(usage.playedAt, now) } : usage
  return mapPeriods(timed, (known) => {
    const isOfPeriod = play.startedAt >= known.startsAt
    const staked = play.staked > 0 || isOfPeriod ? play.staked : 0
    return {
      ...known,
      staked: known.staked + staked,
      lost: known.lost + staked - (isOfPeriod ? play.won : 0),
    }
  })
}

/** What a limit counts: minor units, or whole minutes. A loss below zero is zero. */
export function readUsed(usage: PlayUsage, kind: PlayKind, period: LimitPeriod): number {
  const { staked, lost, playedMs } = usage[period]
  if (kind === 'stake') return staked
  return kind === 'loss' ? Math.max(0, lost) : Math.floor(playedMs / minuteMs)
}

function mapPeriods(
  { playedAt, day, week, month }: PlayUsage,
  change: (known: PeriodUsage, period: LimitPeriod) => PeriodUsage,
): PlayUsage {
  return { playedAt, day: change(day, 'day'), week: change(week, 'week'), month: change(month, 'month') }
}

function laterOf(one: Date | null, other: Date): Date {
  return one && one > other ? one : other
}
