import type { Currency, Gift } from '@yanta/contract'
import { findDepositProgress, isLive } from './gift-map.ts'

/** The newest gift that a deposit in this currency may bring [4.43], offered after registration [2.52]. Pure. */
export function findCashboxGift(gifts: readonly Gift[], currency: Currency, nowMs: number): Gift | null {
  return (
    gifts.find(
      (gift) =>
        gift.type === 'deposit_bonus' &&
        (gift.state === 'received' || gift.state === 'activated') &&
        isLive(gift, nowMs) &&
        findDepositProgress(gift, currency) !== null,
    ) ?? null
  )
}
