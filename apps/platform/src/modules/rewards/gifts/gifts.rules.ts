// Which gift a deposit may activate. Pure.
import type { Gift } from '@yanta/contract'

export interface GiftFacts {
  type: Gift['type']
  /** The stored state; expiry is in `isLive`. */
  state: Exclude<Gift['state'], 'expired'>
  isLive: boolean
  /** Minor units of the player's currency; null for a gift that is not for deposits. */
  depositLimit: number | null
  depositProgress: number
}

/** Whether it may be chosen in the cashbox: a live deposit bonus whose limit is not reached yet [4.42-4.43]. */
export function isCashboxGift({ type, state, isLive, depositLimit, depositProgress }: GiftFacts): boolean {
  return (
    type === 'deposit_bonus' &&
    isLive &&
    state !== 'used' &&
    depositLimit !== null &&
    depositLimit > depositProgress
  )
}

/** An unused gift expires with its time [4.42]. */
export function stateOf({ state, isLive }: GiftFacts): Gift['state'] {
  return state === 'used' || isLive ? state : 'expired'
}
