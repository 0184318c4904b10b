// The state of a gift by the clock, and which gift a deposit may bring. Pure.
import type { Gift, GiftType } from '@yanta/contract'

/** `revoked` by the desk, or burnt by a payout. */
export type StoredState = Gift['state'] | 'revoked'

export interface GiftFacts {
  type: GiftType
  /** The stored state; a gift whose time is over has not always been ended yet. */
  state: StoredState
  /** Null: it does not expire. */
  expiresAt: Date | null
  /** Minor units of the player's currency; null for a gift without a condition on deposits. */
  depositLimit: number | null
  depositProgress: number
  /** Free rounds still to be played; null while none were opened. */
  roundsLeft: number | null
}

/** Whether it may be chosen in the cashbox: a live deposit bonus whose limit is not reached yet [4.42-4.43]. */
export function isCashboxGift(gift: GiftFacts, now: Date): boolean {
  const { type, depositLimit, depositProgress } = gift
  return (
    type === 'deposit_bonus' && isLive(gift, now) && depositLimit !== null && depositLimit > depositProgress
  )
}

/** Received or active, and its time is not over [4.42]. */
export function isLive(gift: GiftFacts, now: Date): boolean {
  return ['received', 'activated'].includes(stateOf(gift, now))
}

/** Types that a payout does not burn. */
const kept: readonly GiftType[] = ['cash', 'xp', 'compoint', 'custom']

/** Whether a payout request burns it [5.27]. */
export function burnsWithPayout(gift: GiftFacts, now: Date): boolean {
  return isLive(gift, now) && !kept.includes(gift.type)
}

/** Opened free rounds hold their gift until they have ended: their wins are still to come. */
export function stateOf({ state, expiresAt, roundsLeft }: GiftFacts, now: Date): Gift['state'] {
  if (state === 'revoked') return 'expired'
  if (state === 'used' || state === 'expired') return state
  const isHeld = state === 'activated' && roundsLeft !== null
  return isHeld || expiresAt === null || expiresAt > now ? state : 'expired'
}
