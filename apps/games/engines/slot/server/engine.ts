import type * as v from 'valibot'
import {
  countFreeSpins,
  isFeature,
  profiles,
  replayRound,
  type ProfileId,
  type SlotOutcome as Outcome,
} from '@yanta/game-rules/slot'
import { Refusal } from '@yanta/server'
import {
  buyChoice,
  findBuyPrice,
  type Order,
  type Play,
  type ServerEngine,
  type Stakes,
} from '../../server-engine.ts'
import { SlotGame, SlotOutcome, SlotSummary } from './wire.ts'

export const slotEngine = {
  Game: SlotGame,
  Outcome: SlotOutcome,
  Summary: SlotSummary,
  readPlay: readSlotPlay,
  summarize: (outcome) => ({
    engine: 'slot',
    freeSpins: countFreeSpins(outcome),
    isFeature: isFeature(outcome),
  }),
  showsWorld: true,
  takesFreeRounds: true,
  isFeature: (outcome) => isFeature(outcome),
} satisfies ServerEngine<v.InferOutput<typeof SlotOutcome>, v.InferOutput<typeof SlotSummary>>

/**
 * Throws `invalid_request` for a stake that is not offered and for any choice but to buy the feature, and a feature among free rounds;
 * `feature_not_sold` where the feature is not for sale.
 */
export function readSlotPlay(profile: ProfileId, order: Order, { stakes }: Stakes): Play<Outcome> {
  const { stake, choice, isFree = false } = order
  if (!stakes.includes(stake)) throw new Refusal('invalid_request', { field: 'stake' })
  if (choice === undefined)
    return { profile, stake, choice: null, decide: (seeds) => replayRound(profiles[profile], seeds, stake) }
  if (choice !== buyChoice && (choice !== 'feature' || !isFree))
    throw new Refusal('invalid_request', { field: 'choice' })
  return {
    profile,
    stake: choice === buyChoice ? findBuyPrice(order) : stake,
    choice,
    decide: (seeds) => replayRound(profiles[profile], seeds, stake, 'feature'),
  }
}
