// What is published of a feature that a player may buy instead of waiting for it.

/** `usual`: what a stake begins. `feature`: the engine's feature alone, which is bought or given. */
export type RoundKind = 'usual' | 'feature'

/** A stake is this many coins in every engine that sells its feature. */
export const coinsPerStake = 20

export interface BoughtFeature {
  /** In coins. A published price never changes: rounds bought at it are verified by it. */
  price: number
  /** Share of the price paid back, the largest win counted at its worst, in hundredths of a percent: 9612 is 96.12 %. */
  rtp: number
}

/** What the feature, or a round with the ante, costs at a stake, in minor units. */
export function findPrice({ price }: Pick<BoughtFeature, 'price'>, stake: number): number {
  return (stake / coinsPerStake) * price
}

/** The stake at which that price is `paid`, both in minor units; null when there is none. */
export function findStakeOfPrice({ price }: Pick<BoughtFeature, 'price'>, paid: number): number | null {
  const coin = paid / price
  return Number.isSafeInteger(coin) && coin > 0 ? coin * coinsPerStake : null
}
