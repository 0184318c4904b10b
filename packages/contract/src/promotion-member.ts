// The part of a player in a promotion: membership, balances, what was received, and the row of the table.
import * as v from 'valibot'
import { Count, Id, Instant, Money, PictureAddress, Slug } from './kit/scalars.ts'

/** The player's own part in a promotion. */
export const Membership = v.object({
  actionId: Id,
  joinedAt: Instant,
  /** Number in the list of the draw. */
  number: Count,
  /** Place in the table; null: the promotion has not begun, or the player does not qualify [5.25]. */
  rank: v.nullable(v.pipe(v.number(), v.minValue(1))),
  /** Whether the player takes part in rank and draw [5.25]. */
  isEligible: v.boolean(),
})
export type Membership = v.InferOutput<typeof Membership>

/** Balances in a promotion, whole units; what is missing for the next point is in minor units of the player's currency. */
export const PromotionBalance = v.object({
  points: Count,
  additionalPoints: Count,
  /** Real bets up to the next point; null: bets earn none. */
  toNextPoint: v.nullable(Money),
  earnedToday: Count,
  /** Elements by flask, of the seasonal promotion. */
  elements: v.nullable(v.object({ achievements: Count, deposits: Count, bets: Count })),
  ticketCount: Count,
})
export type PromotionBalance = v.InferOutput<typeof PromotionBalance>

export const ReceivedPrize = v.object({
  prizeId: Slug,
  title: v.string(),
  image: PictureAddress,
  at: Instant,
  giftId: v.nullable(Id),
  /** Of a drawn one. */
  place: v.nullable(Count),
  ticket: v.nullable(v.string()),
})
export type ReceivedPrize = v.InferOutput<typeof ReceivedPrize>

/** [3.27]; `tickets` are the first of the frozen ones, six digits each. */
export const UserPromotionData = v.object({
  id: Id,
  membership: v.nullable(Membership),
  ...PromotionBalance.entries,
  tickets: v.array(v.string()),
  receivedPrizes: v.array(ReceivedPrize),
  /** Prizes that may be taken once and can be taken now without a price: full flasks, a gift of a birthday. */
  claimable: v.array(Slug),
  /** Until when something personal can be taken; null: as long as the promotion. */
  claimableUntil: v.nullable(Instant),
})
export type UserPromotionData = v.InferOutput<typeof UserPromotionData>

export const Participant = v.object({
  /** Null: does not qualify [5.25]. */
  rank: v.nullable(v.pipe(v.number(), v.minValue(1))),
  userId: Id,
  nick_name: v.string(),
  avatar: PictureAddress,
  points: Count,
  additionalPoints: Count,
})
export type Participant = v.InferOutput<typeof Participant>

export const DepositAchievement = v.object({
  /** Deposits of a day, in minor units of the player's currency. */
  amount: Money,
  points: Count,
  isReached: v.boolean(),
})
export type DepositAchievement = v.InferOutput<typeof DepositAchievement>

export const BalanceLogRecord = v.object({
  id: Id,
  at: Instant,
  kind: v.picklist(['bets', 'deposits', 'achievements', 'highFives', 'exchange', 'desk']),
  currencyId: Slug,
  /** Negative for points spent; those of bets are summed by day. */
  amount: v.pipe(v.number(), v.safeInteger()),
  /** The prize; null for other kinds. */
  title: v.nullable(v.string()),
})
export type BalanceLogRecord = v.InferOutput<typeof BalanceLogRecord>
