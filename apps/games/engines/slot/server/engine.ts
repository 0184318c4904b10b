import type * as v from 'valibot'
import {
  countFreeSpins,
  isFeature,
  profiles,
  replayRound,
  type ProfileId,
  type SlotOutcome as Outcome,
} from '@yanta/game-rules/slot'
import { readFeaturePlay } from '../../feature-play.ts'
import type { Order, Play, ServerEngine, Stakes } from '../../server-engine.ts'
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
    ...(outcome.isAnte && { isAnte: true as const }),
  }),
  showsWorld: true,
  takesFreeRounds: true,
  takesFeatureRounds: true,
  isFeature: (outcome) => isFeature(outcome),
  isAnte: ({ isAnte = false }) => isAnte,
} satisfies ServerEngine<v.InferOutput<typeof SlotOutcome>, v.InferOutput<typeof SlotSummary>>

/** Throws as `readFeaturePlay` does. */
export function readSlotPlay(profile: ProfileId, order: Order, stakes: Stakes): Play<Outcome> {
  return readFeaturePlay(
    {
      takesFeatureRounds: true,
      replay: (seeds, stake, kind) => replayRound(profiles[profile], seeds, stake, kind),
      replayAnte: (seeds, stake) => replayRound(profiles[profile], seeds, stake, 'ante'),
    },
    profile,
    order,
    stakes,
  )
}
