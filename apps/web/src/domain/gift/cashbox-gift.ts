import type { Currency, Gift } from '@yanta/contract'

/** The newest gift that a deposit in this currency may bring, offered after registration [2.52]. Pure. */
export function findCashboxGift(gifts: readonly Gift[], currency: Currency): Gift | null {
  return (
    gifts.find(
      ({ type, state, restrictions }) =>
        type === 'deposit_bonus' &&
        (state === 'received' || state === 'activated') &&
        restrictions.depositLimits.some((limit) => limit.currency === currency),
    ) ?? null
  )
}
