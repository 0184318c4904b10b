// [4.43] The gifts that a deposit may bring. Pure; amounts in minor units of the player's currency.
import type { Currency, Gift, GiftTerms } from '@yanta/contract'
import { findDepositProgress, isLive } from './gift-map.ts'

export type CashboxGift = Gift & { terms: Extract<GiftTerms, { type: 'deposit_bonus' }> }

/** Those that a deposit in this currency may bring, in their order: the newest first. */
export function listCashboxGifts(gifts: readonly Gift[], currency: Currency, nowMs: number): CashboxGift[] {
  return gifts.filter(
    (gift): gift is CashboxGift =>
      gift.type === 'deposit_bonus' &&
      gift.terms.type === 'deposit_bonus' &&
      (gift.state === 'received' || gift.state === 'activated') &&
      isLive(gift, nowMs) &&
      findDepositProgress(gift, currency) !== null,
  )
}

/** Gifts of other types that open after deposits in this currency: every deposit counts for each of them [4.43]. */
export function listWaitingGifts(gifts: readonly Gift[], currency: Currency, nowMs: number): Gift[] {
  return gifts.filter(
    (gift) =>
      gift.type !== 'deposit_bonus' &&
      gift.state === 'received' &&
      isLive(gift, nowMs) &&
      findDepositProgress(gift, currency) !== null,
  )
}

/** The newest of those that a deposit may bring, offered after registration [2.52]. */
export function findCashboxGift(gifts: readonly Gift[], currency: Currency, nowMs: number): Gift | null {
  return listCashboxGifts(gifts, currency, nowMs)[0] ?? null
}

/** What a deposit brings with the gift: a percentage of what is left of the ceiling; 0 below the least deposit. */
export function computeDepositBonus(gift: CashboxGift, amount: number, currency: Currency): number {
  const progress = findDepositProgress(gift, currency)
  if (!progress || amount < gift.terms.leastDeposit) return 0
  const counted = Math.min(amount, progress.limit - progress.done)
  return Number((BigInt(counted) * BigInt(gift.terms.percent)) / 100n)
}
