import type * as v from 'valibot'
import {
  countHeldCoins,
  holdProfiles,
  replayHold,
  type HoldOutcome as Outcome,
  type HoldProfileId,
} from '@yanta/game-rules/hold'
import { Refusal } from '@yanta/server'
import type { Order, Play, ServerEngine, Stakes } from '../../server-engine.ts'
import { HoldGame, HoldOutcome, HoldSummary } from './wire.ts'

export const holdEngine = {
  Game: HoldGame,
  Outcome: HoldOutcome,
  Summary: HoldSummary,
  readPlay: readHoldPlay,
  summarize: (outcome) => ({ engine: 'hold', coins: countHeldCoins(outcome) }),
  showsWorld: true,
  takesFreeRounds: true,
} satisfies ServerEngine<v.InferOutput<typeof HoldOutcome>, v.InferOutput<typeof HoldSummary>>

/** Throws `invalid_request` for a stake that is not offered, and for any choice: there is none, nor a feature without its spin. */
function readHoldPlay(profile: HoldProfileId, { stake, choice }: Order, { stakes }: Stakes): Play<Outcome> {
  if (!stakes.includes(stake)) throw new Refusal('invalid_request', { field: 'stake' })
  if (choice !== undefined) throw new Refusal('invalid_request', { field: 'choice' })
  return {
    profile,
    stake,
    choice: null,
    decide: (seeds) => replayHold(holdProfiles[profile], seeds, stake),
  }
}
