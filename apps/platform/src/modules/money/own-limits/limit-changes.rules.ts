// How a player's limit is changed. Pure. Promises: what limits more is in force at once; what limits less, or removes the limit, waits
// for 24 hours and for a second word of the player, and lapses without it.
import { addSeconds } from '@yanta/config/clock'
import { Refusal } from '@yanta/server'

const waitSeconds = 24 * 3_600
const lapseSeconds = 7 * 24 * 3_600

/** Minor units, or minutes for a limit on time; null: no limit. */
export type LimitValue = number | null

export interface SetLimit {
  value: LimitValue
  /** What waits for its confirmation; with none set, nothing does. */
  change: { value: LimitValue; askedAt: Date } | null
}

/** When a change can be confirmed, and when it lapses; hours that have elapsed, whatever the clocks of a place do meanwhile. */
export function findChangeTimes({ askedAt }: NonNullable<SetLimit['change']>): {
  confirmableAt: Date
  lapsesAt: Date
} {
  const confirmableAt = addSeconds(askedAt, waitSeconds)
  return { confirmableAt, lapsesAt: addSeconds(confirmableAt, lapseSeconds) }
}

/** The limit without a change that has lapsed. */
export function dropLapsed(limit: SetLimit, now: Date): SetLimit {
  return limit.change && findChangeTimes(limit.change).lapsesAt <= now ? { ...limit, change: null } : limit
}

/** A repetition of the raise that waits does not make it wait anew. */
export function applyWish(before: SetLimit, value: LimitValue, now: Date): SetLimit {
  const limit = dropLapsed(before, now)
  if (!isRaise(limit.value, value)) return { value, change: null }
  return limit.change?.value === value ? limit : { ...limit, change: { value, askedAt: now } }
}

/** @throws Refusal limit_change_not_found when another change waits, or none; limit_change_too_early within the 24 hours */
export function confirmChange(before: SetLimit, value: LimitValue, now: Date): SetLimit {
  const { change } = dropLapsed(before, now)
  if (change?.value !== value) throw new Refusal('limit_change_not_found')
  if (now < findChangeTimes(change).confirmableAt) throw new Refusal('limit_change_too_early')
  return { value, change: null }
}

/** Whether a limit of `to` lets more through than one of `from`. */
function isRaise(from: LimitValue, to: LimitValue): boolean {
  return from !== null && (to === null || to > from)
}
