// Orders of an engine whose feature can be bought: the stake alone, or the feature at its price.
import type { RoundKind } from '@yanta/game-rules/engines'
import type { RoundSeeds } from '@yanta/game-rules/fairness'
import { Refusal } from '@yanta/server'
import { buyChoice, findBuyPrice, type Order, type Play, type Stakes } from './server-engine.ts'

/** The choice of a free round that is the feature. */
export const givenChoice = 'feature'

interface FeatureEngine<Outcome> {
  /** Its free rounds may be the feature. */
  takesFeatureRounds?: boolean
  replay(seeds: RoundSeeds, stake: number, kind: RoundKind): Outcome
}

/**
 * Throws `invalid_request` for a stake that is not offered, for any choice but to buy the feature or to play a given one, and for a
 * feature that is given among rounds that are not free; `feature_not_sold` where the feature is not for sale.
 */
export function readFeaturePlay<Outcome>(
  { takesFeatureRounds = false, replay }: FeatureEngine<Outcome>,
  profile: string,
  order: Order,
  { stakes }: Stakes,
): Play<Outcome> {
  const { stake, choice, isFree = false } = order
  if (!stakes.includes(stake)) throw new Refusal('invalid_request', { field: 'stake' })
  if (choice === undefined)
    return { profile, stake, choice: null, decide: (seeds) => replay(seeds, stake, 'usual') }
  const isGiven = takesFeatureRounds && isFree && choice === givenChoice
  if (choice !== buyChoice && !isGiven) throw new Refusal('invalid_request', { field: 'choice' })
  return {
    profile,
    stake: choice === buyChoice ? findBuyPrice(order) : stake,
    choice,
    decide: (seeds) => replay(seeds, stake, 'feature'),
  }
}
