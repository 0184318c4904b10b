import { boughtWays } from './bought.ts'
import { waysProfileIds, type WaysProfileId } from './model.ts'
import { waysProfiles } from './profiles.ts'

/** What the list of engines reads of the ways. */
export const waysEngine = {
  profiles: waysProfileIds,
  describe: (id: WaysProfileId) => ({
    rtp: waysProfiles[id].rtp,
    volatility: waysProfiles[id].volatility,
    features: ['free_spins', 'wilds', 'multipliers'],
    maxWin: waysProfiles[id].maxWin,
    bought: boughtWays[id],
  }),
  isSlot: true,
} as const
