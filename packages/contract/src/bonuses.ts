// Bonus money: granted under terms, staked behind real money, and real once its wager is done. A player has one bonus at a time.
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { SnapshotMark, defineEvent } from './kit/event.ts'
import { Currency, Id, Instant, Money, PositiveMoney } from './kit/scalars.ts'

/** Stakes that count so far, never more than are needed; the bonus becomes real money when both are the same, as soon as no round holds any of it and at its end at the latest. */
export const Wagering = v.object({ done: Money, needed: PositiveMoney })

/** A running bonus and its terms; money in minor units of `currency`. How much of it is left is the balance's `bonus`. */
export const Bonus = v.object({
  id: Id,
  /** What was granted. */
  amount: Money,
  currency: Currency,
  wagering: Wagering,
  /** The most of what is left that becomes real money once the wager is done. */
  conversionCap: Money,
  startedAt: Instant,
  expiresAt: Instant,
})
export type Bonus = v.InferOutput<typeof Bonus>

export const getActiveBonus = defineCall({
  name: 'getActiveBonus',
  method: 'GET',
  path: '/json-api/bonuses/active',
  access: 'player',
  summary:
    "The player's running bonus, or null, with the sequence number the socket resumes from (path chosen here)",
  response: v.object({ bonus: v.nullable(Bonus), ...SnapshotMark.entries }),
  refusals: ['unauthorized'],
})

export const cancelActiveBonus = defineCall({
  name: 'cancelActiveBonus',
  method: 'POST',
  path: '/json-api/bonuses/active/cancel',
  access: 'player',
  summary:
    'Give the running bonus up with all that is left of it; not while a round holds some of its money (path chosen here)',
  response: v.object({ success: v.literal(true) }),
  refusals: ['unauthorized', 'bonus_not_found', 'bonus_in_play'],
})

/** How a bonus begins, goes on and ends: by its wager, its last money, its time, or because somebody gave it up. */
export const BonusChange = v.picklist(['started', 'progress', 'completed', 'lost', 'expired', 'cancelled'])
export type BonusChange = v.InferOutput<typeof BonusChange>

/** Told after the balances it has changed. */
export const bonusChanged = defineEvent({
  type: 'bonusChanged',
  room: 'user',
  summary: "The player's bonus has begun, come closer to its wager, or ended; money in minor units",
  data: v.object({
    id: Id,
    change: BonusChange,
    currency: Currency,
    wagering: Wagering,
    /** What has become real money; 0 unless `change` is `completed`. */
    converted: Money,
  }),
})
