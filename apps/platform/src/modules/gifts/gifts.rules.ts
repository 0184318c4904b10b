// Which gift a deposit may bring. Pure.
import type { Gift } from '@yanta/contract'

export interface GiftFacts {
  type: Gift['type']
  /** As it is kept; that a gift expired says `isLive`. */
  state: Exclude<Gift['state'], 'expired'>
  isLive: boolean
  /** Minor units of the player's currency; null: the gift has nothing to do with deposits. */
  depositLimit: number | null
  depositProgress: number
}

/** Whether it may be chosen in the cashbox: a living one whose limit is not reached yet [4.42-4.43]. */
export function isCashboxGift({ type, state, isLive, depositLimit, depositProgress }: GiftFacts): boolean {
  return (
    type === 'deposit_bonus' &&
    isLive &&
    state !== 'used' &&
    depositLimit !== null &&
    depositLimit > depositProgress
  )
}

/** Time ends what was not used up [4.42]. */
export function stateOf({ state, isLive }: GiftFacts): Gift['state'] {
  return state === 'used' || isLive ? state : 'expired'
}
