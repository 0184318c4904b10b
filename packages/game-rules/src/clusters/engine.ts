import { boughtMultipliers } from './bought.ts'
import { clusterProfileIds, type ClusterProfileId } from './model.ts'
import { clusterProfiles } from './profiles.ts'

/** What the list of engines reads of the clusters. */
export const clustersEngine = {
  profiles: clusterProfileIds,
  describe: (id: ClusterProfileId) => ({
    bought: { price: boughtMultipliers[id].price, rtp: boughtMultipliers[id].rtp },
    rtp: clusterProfiles[id].rtp,
    volatility: clusterProfiles[id].volatility,
    features: ['multipliers'],
    maxWin: clusterProfiles[id].maxWin,
  }),
  isSlot: true,
} as const
