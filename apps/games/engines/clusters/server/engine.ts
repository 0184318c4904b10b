import type * as v from 'valibot'
import {
  clusterProfiles,
  countWinningCascades,
  replayClusters,
  type ClusterProfileId,
  type ClustersOutcome as Outcome,
} from '@yanta/game-rules/clusters'
import { Refusal } from '@yanta/server'
import type { Order, Play, ServerEngine, Stakes } from '../../server-engine.ts'
import { ClustersGame, ClustersOutcome, ClustersSummary } from './wire.ts'

export const clustersEngine = {
  Game: ClustersGame,
  Outcome: ClustersOutcome,
  Summary: ClustersSummary,
  readPlay: readClustersPlay,
  summarize: (outcome) => ({ engine: 'clusters', cascades: countWinningCascades(outcome) }),
  showsWorld: true,
  takesFreeRounds: true,
} satisfies ServerEngine<v.InferOutput<typeof ClustersOutcome>, v.InferOutput<typeof ClustersSummary>>

/** Throws `invalid_request` for a stake that is not offered, and for any choice: there is none, nor a feature of its own. */
function readClustersPlay(
  profile: ClusterProfileId,
  { stake, choice }: Order,
  { stakes }: Stakes,
): Play<Outcome> {
  if (!stakes.includes(stake)) throw new Refusal('invalid_request', { field: 'stake' })
  if (choice !== undefined) throw new Refusal('invalid_request', { field: 'choice' })
  return {
    profile,
    stake,
    choice: null,
    decide: (seeds) => replayClusters(clusterProfiles[profile], seeds, stake),
  }
}
