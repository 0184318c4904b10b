// What can be done with a prize of an exchange [3.26], [4.37]: pure.
import type { Prize, Promotion, PromotionCurrency, UserPromotionData } from '@yanta/contract'

/** Who looks at the prizes; `own` is null for guests, and while the player's part is not known. */
export interface Exchanger {
  isGuest: boolean
  own: UserPromotionData | null
  level: number
}

/** Why a prize can't be had; `missing` of its currency. */
export type PrizeState =
  | { type: 'open' }
  | { type: 'claimable' }
  | { type: 'guest' }
  | { type: 'unknown' }
  | { type: 'soon' }
  | { type: 'over' }
  | { type: 'soldOut' }
  | { type: 'locked'; level: number }
  | { type: 'short'; missing: number }
  | { type: 'unavailable' }

/** The currency of a prize; null: it has none, or one that the promotion doesn't know [8.9]. */
export function findPrizeCurrency(
  { currency, additionalCurrency }: Pick<Promotion, 'currency' | 'additionalCurrency'>,
  { currencyId }: Pick<Prize, 'currencyId'>,
): PromotionCurrency | null {
  return [currency, additionalCurrency].find((known) => known?.id === currencyId) ?? null
}

/** [8.9] A prize that is sold in a currency of which nobody knows anything. */
export function hasUnknownCurrency(promotion: Promotion, prize: Prize): boolean {
  return prize.price !== null && findPrizeCurrency(promotion, prize) === null
}

/** What the player has of a currency of the promotion, in whole units. */
export function findBalance(
  { additionalCurrency }: Pick<Promotion, 'additionalCurrency'>,
  currencyId: string | null,
  own: Pick<UserPromotionData, 'points' | 'additionalPoints'> | null,
): number {
  if (!own) return 0
  return currencyId !== null && currencyId === additionalCurrency?.id ? own.additionalPoints : own.points
}

export function findPrizeState(
  promotion: Promotion,
  prize: Prize,
  { isGuest, own, level }: Exchanger,
): PrizeState {
  const { price, left, level: needed, currencyId, id } = prize
  if (promotion.status === 'future') return { type: 'soon' }
  if (promotion.status === 'past') return { type: 'over' }
  if (left === 0) return { type: 'soldOut' }
  if (price === null) return { type: own?.claimable.includes(id) ? 'claimable' : 'unavailable' }
  if (hasUnknownCurrency(promotion, prize)) return { type: 'unavailable' }
  if (isGuest) return { type: 'guest' }
  if (!own) return { type: 'unknown' }
  if (needed > level) return { type: 'locked', level: needed }
  const balance = findBalance(promotion, currencyId, own)
  return price > balance ? { type: 'short', missing: price - balance } : { type: 'open' }
}

/** The prizes to exchange for: what is drawn is no part of it. */
export function listExchangePrizes({ prizes }: Pick<Promotion, 'prizes'>): readonly Prize[] {
  return prizes.filter(({ places }) => places === null)
}

/** Those that points can bring: sold out and locked ones are left out. */
export function listAvailable(promotion: Promotion, exchanger: Exchanger): readonly Prize[] {
  return listExchangePrizes(promotion).filter((prize) => {
    const { type } = findPrizeState(promotion, prize, exchanger)
    return type !== 'soldOut' && type !== 'locked' && type !== 'unavailable'
  })
}

/** The prize that all points lead to [3.26]; null without a price. */
export function findMainPrize(promotion: Promotion): (Prize & { price: number }) | null {
  const last = listExchangePrizes(promotion).at(-1)
  return last && last.price !== null && !hasUnknownCurrency(promotion, last)
    ? { ...last, price: last.price }
    : null
}
