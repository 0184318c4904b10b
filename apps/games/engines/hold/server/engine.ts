import type * as v from 'valibot'
import {
  countHeldCoins,
  holdProfiles,
  replayHold,
  type HoldOutcome as Outcome,
  type HoldProfileId,
} from '@yanta/game-rules/hold'
import { readFeaturePlay } from '../../feature-play.ts'
import type { Order, Play, ServerEngine, Stakes } from '../../server-engine.ts'
import { HoldGame, HoldOutcome, HoldSummary } from './wire.ts'

export const holdEngine = {
  Game: HoldGame,
  Outcome: HoldOutcome,
  Summary: HoldSummary,
  readPlay: readHoldPlay,
  summarize: (outcome) => ({
    engine: 'hold',
    coins: countHeldCoins(outcome),
    isFeature: outcome.isBought ?? false,
  }),
  showsWorld: true,
  takesFreeRounds: true,
  isFeature: ({ isBought = false }) => isBought,
} satisfies ServerEngine<v.InferOutput<typeof HoldOutcome>, v.InferOutput<typeof HoldSummary>>

/** Throws as `readFeaturePlay` does. */
function readHoldPlay(profile: HoldProfileId, order: Order, stakes: Stakes): Play<Outcome> {
  return readFeaturePlay(
    { replay: (seeds, stake, kind) => replayHold(holdProfiles[profile], seeds, stake, kind) },
    profile,
    order,
    stakes,
  )
}
