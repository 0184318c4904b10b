// What is left of the welcome gift [9.31]: pure. Amounts in minor units of the player's currency.
import type { Currency, Gift } from '@yanta/contract'
import { findDepositProgress, isLive } from '../../../domain/gift/gift-map.ts'

/** `loading` and `failed`: nobody knows; `spent`: used up, expired or lost. */
export type Newcomer =
  | { type: 'guest' }
  | { type: 'loading' }
  | { type: 'failed' }
  | { type: 'spent' }
  | {
      type: 'open'
      /** Deposits counted so far, and the most it counts. */
      progress: { done: number; limit: number }
      /** Null: as many as one likes. */
      deposits: { counted: number; most: number } | null
      expiresAt: string | null
    }

/** The state of the gift that every new player is given: the newest deposit bonus of the registration. */
export function findNewcomer(gifts: readonly Gift[], currency: Currency, nowMs: number): Newcomer {
  const gift = gifts.find(
    ({ type, reason, terms }) =>
      type === 'deposit_bonus' && terms.type === 'deposit_bonus' && reason === 'registration',
  )
  const progress = gift && findDepositProgress(gift, currency)
  const isOpen = gift && (gift.state === 'received' || gift.state === 'activated') && isLive(gift, nowMs)
  if (!gift || !progress || !isOpen) return { type: 'spent' }
  return {
    type: 'open',
    progress,
    deposits: gift.restrictionsState.deposits ?? null,
    expiresAt: gift.expiredAt,
  }
}

/** Rungs below the deposits that were counted are done, the next one is now; of a spent gift none is. */
export function findRungStates(count: number, newcomer: Newcomer): ('done' | 'now' | 'locked')[] {
  const counted = newcomer.type === 'open' ? (newcomer.deposits?.counted ?? 0) : 0
  return Array.from({ length: count }, (_, index) => {
    if (newcomer.type === 'spent') return 'locked'
    if (index < counted) return 'done'
    return index === counted ? 'now' : 'locked'
  })
}
