import type { Currency, Gift } from '@yanta/contract'

/** The gift that the registration's thanks are about: the first that a deposit in this currency may bring [2.52]. The newest stand first. Pure. */
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
