import type * as v from 'valibot'
import {
  countFreeSpins,
  isFeature,
  replayWays,
  waysProfiles,
  type WaysOutcome as Outcome,
  type WaysProfileId,
} from '@yanta/game-rules/ways'
import { readFeaturePlay } from '../../feature-play.ts'
import type { Order, Play, ServerEngine, Stakes } from '../../server-engine.ts'
import { WaysGame, WaysOutcome, WaysSummary } from './wire.ts'

export const waysEngine = {
  Game: WaysGame,
  Outcome: WaysOutcome,
  Summary: WaysSummary,
  readPlay: readWaysPlay,
  summarize: (outcome) => ({
    engine: 'ways',
    freeSpins: countFreeSpins(outcome),
    isFeature: isFeature(outcome),
  }),
  showsWorld: true,
  takesFreeRounds: true,
  isFeature: (outcome) => isFeature(outcome),
} satisfies ServerEngine<v.InferOutput<typeof WaysOutcome>, v.InferOutput<typeof WaysSummary>>

/** Throws as `readFeaturePlay` does. */
function readWaysPlay(profile: WaysProfileId, order: Order, stakes: Stakes): Play<Outcome> {
  return readFeaturePlay(
    { replay: (seeds, stake, kind) => replayWays(waysProfiles[profile], seeds, stake, kind) },
    profile,
    order,
    stakes,
  )
}
