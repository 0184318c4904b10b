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
import type { Order, Play, ServerEngine, Stakes } from '../../server-engine.ts'
import { SlotGame, SlotOutcome, SlotSummary } from './wire.ts'

export const slotEngine = {
  Game: SlotGame,
  Outcome: SlotOutcome,
  Summary: SlotSummary,
  readPlay: readSlotPlay,
  summarize: (outcome) => ({ engine: 'slot', freeSpins: countFreeSpins(outcome) }),
  showsWorld: true,
  takesFreeRounds: true,
  isFeature: (outcome) => isFeature(outcome),
} satisfies ServerEngine<v.InferOutput<typeof SlotOutcome>, v.InferOutput<typeof SlotSummary>>

/** Throws `invalid_request` for a stake that is not offered and for any choice but a feature among free rounds. */
export function readSlotPlay(
  profile: ProfileId,
  { stake, choice, isFree = false }: Order,
  { stakes }: Stakes,
): Play<Outcome> {
  if (!stakes.includes(stake)) throw new Refusal('invalid_request', { field: 'stake' })
  if (choice === undefined)
    return { profile, stake, choice: null, decide: (seeds) => replayRound(profiles[profile], seeds, stake) }
  if (choice !== 'feature' || !isFree) throw new Refusal('invalid_request', { field: 'choice' })
  return {
    profile,
    stake,
    choice,
    decide: (seeds) => replayRound(profiles[profile], seeds, stake, 'feature'),
  }
}
