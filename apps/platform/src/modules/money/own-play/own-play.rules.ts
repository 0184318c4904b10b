// When a reality check is due, and the sums of an activity by day and game. Pure.
import type { RealityCheck } from '@yanta/contract'
import { addSeconds } from '@yanta/config/clock'

export type CheckMinutes = NonNullable<RealityCheck['minutes']>

/** After a longer pause a new session begins. */
export const sessionPauseMinutes = 30
/** A longer gap between two rounds is no time of play. */
export const playGapMinutes = 5
/** Of players who have chosen none. */
export const usualMinutes: CheckMinutes = 60

export interface Interval {
  /** Null: switched off. */
  minutes: CheckMinutes | null
  /** When the player chose it, or went on after a check; null: never. */
  answeredAt: Date | null
}

/** An interval after the session began, or after the player's last answer in it; null: never. */
export function findDue({ minutes, answeredAt }: Interval, startedAt: Date | null): Date | null {
  if (minutes === null || startedAt === null) return null
  const from = answeredAt && answeredAt > startedAt ? answeredAt : startedAt
  return addSeconds(from, minutes * 60)
}

/** Amounts in minor units. */
export interface PlaySums {
  staked: number
  won: number
  rounds: number
  seconds: number
}

export const noPlay: PlaySums = { staked: 0, won: 0, rounds: 0, seconds: 0 }

export function addSums(one: PlaySums, other: PlaySums): PlaySums {
  return {
    staked: one.staked + other.staked,
    won: one.won + other.won,
    rounds: one.rounds + other.rounds,
    seconds: one.seconds + other.seconds,
  }
}
