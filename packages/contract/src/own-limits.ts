// Limits that a player sets on their own play, enforced where money moves. Amounts in minor units of the player's currency, times of
// play in minutes. Paths chosen here.
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { defineEvent } from './kit/event.ts'
import { Count, Currency, Instant } from './kit/scalars.ts'

/** What is limited: deposits; real stakes minus real wins; real stakes; minutes of play. */
export const LimitKind = v.picklist(['deposit', 'loss', 'stake', 'time'])
export type LimitKind = v.InferOutput<typeof LimitKind>

/** A calendar day, a week from Monday, or a month in the site's time zone. */
export const LimitPeriod = v.picklist(['day', 'week', 'month'])
export type LimitPeriod = v.InferOutput<typeof LimitPeriod>

/** The largest limit that can be set and shown, in minor units. */
export const largestLimit = 100_000_000_000
/** The longest that each period lasts, in minutes: a limit of time has no more. */
export const longestMinutes: Readonly<Record<LimitPeriod, number>> = {
  day: 1_440,
  week: 10_080,
  month: 44_640,
}

/** Minor units, or minutes for `time`. */
const LimitValue = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(largestLimit))

/** A raise, or the removal of a limit: in force once 24 hours have passed and the player has confirmed it. */
export const LimitChange = v.object({
  /** null: the limit is to be removed. */
  value: v.nullable(LimitValue),
  /** From when it can be confirmed. */
  confirmableAt: Instant,
  /** When it lapses without a confirmation. */
  lapsesAt: Instant,
})
export type LimitChange = v.InferOutput<typeof LimitChange>

export const OwnLimit = v.object({
  kind: LimitKind,
  period: LimitPeriod,
  /** null: none is set. */
  value: v.nullable(LimitValue),
  /** What the running period has used; a loss below zero is zero. */
  used: Count,
  /** When the next period begins. */
  resetsAt: Instant,
  change: v.nullable(LimitChange),
})
export type OwnLimit = v.InferOutput<typeof OwnLimit>

const params = v.object({ kind: LimitKind, period: LimitPeriod })

export const listLimits = defineCall({
  name: 'listLimits',
  method: 'GET',
  path: '/json-api/users/limits',
  access: 'player',
  summary: 'All twelve limits of the player with what the running periods have used',
  response: v.object({ currency: Currency, items: v.pipe(v.array(OwnLimit), v.length(12)) }),
  refusals: ['unauthorized'],
})

export const setLimit = defineCall({
  name: 'setLimit',
  method: 'PUT',
  path: '/json-api/users/limits/{kind}/{period}',
  access: 'player',
  summary:
    'Set a limit. A lower one is in force at once; a higher one, or none, waits as `change` and replaces an earlier one that waits',
  params,
  body: v.object({ value: v.nullable(LimitValue) }),
  response: OwnLimit,
  refusals: ['unauthorized', 'invalid_request', 'too_many_requests'],
  rateLimit: { max: 60, windowMs: 60_000, by: 'player' },
})

export const confirmLimitChange = defineCall({
  name: 'confirmLimitChange',
  method: 'POST',
  path: '/json-api/users/limits/{kind}/{period}/confirm',
  access: 'player',
  summary: 'Put a waiting raise in force, 24 hours after it was asked for',
  params,
  /** The value that is confirmed: another one may have replaced it meanwhile. */
  body: v.object({ value: v.nullable(LimitValue) }),
  response: OwnLimit,
  refusals: ['unauthorized', 'limit_change_not_found', 'limit_change_too_early', 'too_many_requests'],
  rateLimit: { max: 60, windowMs: 60_000, by: 'player' },
})

export const cancelLimitChange = defineCall({
  name: 'cancelLimitChange',
  method: 'DELETE',
  path: '/json-api/users/limits/{kind}/{period}/change',
  access: 'player',
  summary: 'Withdraw a waiting raise; without one nothing changes',
  params,
  response: OwnLimit,
  refusals: ['unauthorized', 'too_many_requests'],
  rateLimit: { max: 60, windowMs: 60_000, by: 'player' },
})

/** A limit, its use or its change is another now. */
export const limitChanged = defineEvent({
  type: 'limitChanged',
  room: 'user',
  summary: 'A limit of the player was set, raised, removed or used up',
  data: OwnLimit,
})
