// Orders of an engine whose feature can be bought: the stake alone, the feature at its price, or a round with the ante at its own.
import type { RoundKind } from '@yanta/game-rules/engines'
import type { RoundSeeds } from '@yanta/game-rules/fairness'
import { Refusal } from '@yanta/server'
import {
  anteChoice,
  buyChoice,
  findAntePrice,
  findBuyPrice,
  type Order,
  type Play,
  type Stakes,
} from './server-engine.ts'

/** The choice of a free round that is the feature. */
export const givenChoice = 'feature'

interface FeatureEngine<Outcome> {
  /** Its free rounds may be the feature. */
  takesFeatureRounds?: boolean
  replay(seeds: RoundSeeds, stake: number, kind: RoundKind): Outcome
  /** Left out: it is not played with an ante. */
  replayAnte?(seeds: RoundSeeds, stake: number): Outcome
}

/**
 * Throws `invalid_request` for a stake that is not offered, for any choice but to buy the feature, to play with the ante or to play a
 * given feature, and for a feature that is given among rounds that are not free; `feature_not_sold` where the feature is not for sale,
 * `ante_not_offered` where no ante is offered.
 */
export function readFeaturePlay<Outcome>(
  { takesFeatureRounds = false, replay, replayAnte }: FeatureEngine<Outcome>,
  profile: string,
  order: Order,
  { stakes }: Stakes,
): Play<Outcome> {
  const { stake, choice, isFree = false } = order
  if (!stakes.includes(stake)) throw new Refusal('invalid_request', { field: 'stake' })
  if (choice === undefined)
    return { profile, stake, choice: null, decide: (seeds) => replay(seeds, stake, 'usual') }
  if (choice === anteChoice && replayAnte)
    return {
      profile,
      stake: findAntePrice(order),
      choice,
      decide: (seeds) => replayAnte(seeds, stake),
    }
  const isGiven = takesFeatureRounds && isFree && choice === givenChoice
  if (choice !== buyChoice && !isGiven) throw new Refusal('invalid_request', { field: 'choice' })
  return {
    profile,
    stake: choice === buyChoice ? findBuyPrice(order) : stake,
    choice,
    decide: (seeds) => replay(seeds, stake, 'feature'),
  }
}
