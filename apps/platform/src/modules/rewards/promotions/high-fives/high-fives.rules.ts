// Who may give whom five, and what that brings both [9.28]. Pure.
import type { RefusalCode } from '@yanta/contract'

/** Of a day of the site's time zone: how many count on each side, and the points that a full day brings, once. */
export const dailyFives = {
  sent: { limit: 5, bonus: 5 },
  received: { limit: 5, bonus: 10 },
} as const

/** Fives of guests a day, of one browser and of one network, over all promotions. */
export const guestFives = { visitor: 3, network: 20 } as const

/** What each side gets for one, in the second currency. */
export const cocktailsForFive = 1

export interface ReceiverFacts {
  isMember: boolean
  isFlagged: boolean
  isClosed: boolean
  /** Counted today. */
  received: number
  /** Whether the giver has given this player five today. */
  isRepeated: boolean
}

/** [8.22-8.29]. */
export type FiveRefusal = Extract<
  RefusalCode,
  | 'high_five_per_user_limit_reached'
  | 'high_five_daily_limit_reached'
  | 'cannot_high_five'
  | 'user_is_blocked_for_multi_account'
>

/** Why a five can't be given to this player today; null: it can. `sent` and `limit` are the giver's. */
export function findFiveObstacle(
  { isMember, isFlagged, isClosed, received, isRepeated }: ReceiverFacts,
  { sent, limit }: { sent: number; limit: number },
): FiveRefusal | null {
  if (!isMember || isClosed) return 'cannot_high_five'
  if (isFlagged) return 'user_is_blocked_for_multi_account'
  if (isRepeated) return 'high_five_per_user_limit_reached'
  if (sent >= limit) return 'high_five_daily_limit_reached'
  if (received >= dailyFives.received.limit) return 'high_five_per_user_limit_reached'
  return null
}

export interface FiveGain {
  unit: 'points' | 'additional'
  amount: number
  /** Unique within the player's entries of high fives. */
  key: string
}

/** What a five brings one side that it is the `number`th of a day for. */
export function listFiveGains(
  side: 'sent' | 'received',
  { id, day, number }: { id: number; day: string; number: number },
): FiveGain[] {
  const { limit, bonus } = dailyFives[side]
  return [
    { unit: 'additional', amount: cocktailsForFive, key: `five ${id}` },
    ...(number === limit ? [{ unit: 'points', amount: bonus, key: `${side} ${day}` } as const] : []),
  ]
}
