import type * as v from 'valibot'
import {
  clusterProfiles,
  countWinningCascades,
  isFeature,
  replayClusters,
  type ClusterProfileId,
  type ClustersOutcome as Outcome,
} from '@yanta/game-rules/clusters'
import { readFeaturePlay } from '../../feature-play.ts'
import type { Order, Play, ServerEngine, Stakes } from '../../server-engine.ts'
import { ClustersGame, ClustersOutcome, ClustersSummary } from './wire.ts'

export const clustersEngine = {
  Game: ClustersGame,
  Outcome: ClustersOutcome,
  Summary: ClustersSummary,
  readPlay: readClustersPlay,
  summarize: (outcome) => ({
    engine: 'clusters',
    cascades: countWinningCascades(outcome),
    isFeature: isFeature(outcome),
  }),
  showsWorld: true,
  takesFreeRounds: true,
  isFeature: (outcome) => isFeature(outcome),
} satisfies ServerEngine<v.InferOutput<typeof ClustersOutcome>, v.InferOutput<typeof ClustersSummary>>

/** Throws as `readFeaturePlay` does. */
function readClustersPlay(profile: ClusterProfileId, order: Order, stakes: Stakes): Play<Outcome> {
  return readFeaturePlay(
    { replay: (seeds, stake, kind) => replayClusters(clusterProfiles[profile], seeds, stake, kind) },
    profile,
    order,
    stakes,
  )
}
