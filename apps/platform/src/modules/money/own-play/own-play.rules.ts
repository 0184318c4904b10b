// When a reality check is due, and the sums of an activity by day and game. Pure.
import type { Jurisdiction } from '@yanta/content'
import type { RealityCheck } from '@yanta/contract'
import { addSeconds } from '@yanta/config/clock'

export type CheckMinutes = NonNullable<RealityCheck['minutes']>

/** After a longer pause a new session begins. */
export const sessionPauseMinutes = 30
/** A longer gap between two rounds is no time of play. */
export const playGapMinutes = 5

export interface Interval {
  /** Null: switched off. */
  minutes: CheckMinutes | null
  /** When the player chose it, or went on after a check; null: never. */
  answeredAt: Date | null
}

/** The interval that holds for a player, whatever was chosen before the jurisdiction did. @param chosen undefined: none was */
export function findMinutes(
  { usual, mayBeOff }: Jurisdiction['realityCheckMinutes'],
  chosen: CheckMinutes | null | undefined,
): CheckMinutes | null {
  if (chosen === undefined) return usual
  if (mayBeOff) return chosen
  return chosen === null || chosen > usual ? usual : chosen
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
