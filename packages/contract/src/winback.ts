// Winback: a part of the week's losses, claimed as real money. Amounts in minor units of the player's currency.
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { defineEvent } from './kit/event.ts'
import { Count, Currency, Instant, Money } from './kit/scalars.ts'

const Percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))

const week = { from: Instant, to: Instant }

/** Weeks of the site's time zone, from Monday 00:00. */
export const Winback = v.object({
  currency: Currency,
  /** What comes back on the player's level, and the level from which it is more. */
  percent: Percent,
  higherPercent: v.object({ percent: Percent, level: Count }),
  /** Percent of the week's stakes that winback never exceeds. */
  mostOfStakes: Percent,
  /** The running week: real stakes and wins by the games' contribution, and what it comes to so far. */
  current: v.object({
    ...week,
    stakes: Money,
    wins: Money,
    amount: Money,
    rounds: Count,
    roundsNeeded: Count,
  }),
  /** Waiting to be claimed until then; null: nothing. */
  offer: v.nullable(v.object({ amount: Money, until: Instant })),
  /** Latest first, at most eight. */
  past: v.array(
    v.object({ ...week, amount: Money, status: v.picklist(['offered', 'claimed', 'lapsed', 'none']) }),
  ),
})
export type Winback = v.InferOutput<typeof Winback>

export const getWinback = defineCall({
  name: 'getWinback',
  method: 'GET',
  path: '/json-api/winback',
  access: 'player',
  summary: "The player's weeks and what waits to be claimed (path chosen here)",
  response: Winback,
  refusals: ['unauthorized', 'not_found'],
})

export const claimWinback = defineCall({
  name: 'claimWinback',
  method: 'POST',
  path: '/json-api/winback/claim',
  access: 'player',
  summary: 'Move what waits to the real balance (path chosen here)',
  response: v.object({ success: v.literal(true), amount: Money }),
  refusals: ['unauthorized', 'account_closed', 'taking_a_break', 'self_excluded', 'winback_not_found'],
})

/** [7.86] 'winback': the amount that waits now; 0 after it was claimed or has lapsed. */
export const winbackChanged = defineEvent({
  type: 'winbackChanged',
  room: 'user',
  summary: 'Another amount of winback waits for the player [3.12]',
  data: v.object({ winback: Money, currency: Currency, until: v.nullable(Instant) }),
})
