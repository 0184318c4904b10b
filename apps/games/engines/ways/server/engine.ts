import type * as v from 'valibot'
import {
  replayWays,
  waysProfiles,
  type WaysOutcome as Outcome,
  type WaysProfileId,
} from '@yanta/game-rules/ways'
import { Refusal } from '@yanta/server'
import type { Order, Play, ServerEngine, Stakes } from '../../server-engine.ts'
import { WaysGame, WaysOutcome, WaysSummary } from './wire.ts'

export const waysEngine = {
  Game: WaysGame,
  Outcome: WaysOutcome,
  Summary: WaysSummary,
  readPlay: readWaysPlay,
  summarize: ({ spins }) => ({ engine: 'ways', freeSpins: spins.length - 1 }),
  showsWorld: true,
  takesFreeRounds: true,
} satisfies ServerEngine<v.InferOutput<typeof WaysOutcome>, v.InferOutput<typeof WaysSummary>>

/** Throws `invalid_request` for a stake that is not offered, and for any choice: there is none, nor a feature of its own. */
function readWaysPlay(profile: WaysProfileId, { stake, choice }: Order, { stakes }: Stakes): Play<Outcome> {
  if (!stakes.includes(stake)) throw new Refusal('invalid_request', { field: 'stake' })
  if (choice !== undefined) throw new Refusal('invalid_request', { field: 'choice' })
  return {
    profile,
    stake,
    choice: null,
    decide: (seeds) => replayWays(waysProfiles[profile], seeds, stake),
  }
}
