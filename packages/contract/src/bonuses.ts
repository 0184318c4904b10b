// Bonus money: granted under terms, staked after real money, and converted to real money once its wager is done. A player has one bonus at a time.
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { SnapshotMark, defineEvent } from './kit/event.ts'
import { Currency, Id, Instant, Money, PositiveMoney } from './kit/scalars.ts'

/** Stakes counted so far, at most `needed`; when both are equal the bonus becomes real money, once no round holds any of it and at its end at the latest. */
export const Wagering = v.object({ done: Money, needed: PositiveMoney })

/** A running bonus and its terms; money in minor units of `currency`. The amount left is the balance's `bonus`. */
export const Bonus = v.object({
  id: Id,
  /** The granted amount. */
  amount: Money,
  currency: Currency,
  wagering: Wagering,
  /** The largest amount that becomes real money once the wager is done. */
  conversionCap: Money,
  /** The largest stake of a round that stakes or wagers its money; null: any. */
  maxStake: v.optional(v.nullable(PositiveMoney), null),
  /** The gift it came from; null: from none. */
  giftId: v.optional(v.nullable(Id), null),
  startedAt: Instant,
  expiresAt: Instant,
})
export type Bonus = v.InferOutput<typeof Bonus>

export const BonusSnapshot = v.object({ bonus: v.nullable(Bonus), ...SnapshotMark.entries })
export type BonusSnapshot = v.InferOutput<typeof BonusSnapshot>

export const getActiveBonus = defineCall({
  name: 'getActiveBonus',
  method: 'GET',
  path: '/json-api/bonuses/active',
  access: 'player',
  summary:
    "The player's running bonus, or null, with the sequence number the socket resumes from (path chosen here)",
  response: BonusSnapshot,
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

/** Start, progress and end of a bonus: completed by its wager, lost with its last money, expired, or cancelled. */
export const BonusChange = v.picklist(['started', 'progress', 'completed', 'lost', 'expired', 'cancelled'])
export type BonusChange = v.InferOutput<typeof BonusChange>

/** Sent after the events of the balances it has changed. */
export const bonusChanged = defineEvent({
  type: 'bonusChanged',
  room: 'user',
  summary: "The player's bonus has begun, come closer to its wager, or ended; money in minor units",
  data: v.object({
    id: Id,
    change: BonusChange,
    currency: Currency,
    wagering: Wagering,
    /** The amount converted to real money; 0 unless `change` is `completed`. */
    converted: Money,
  }),
})
