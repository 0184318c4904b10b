import { boughtSeries } from './bought.ts'
import { listFeatures } from './features.ts'
import { profileIds, type ProfileId } from './model.ts'
import { largestSpins, profiles } from './profiles/profiles.ts'

/** What the list of engines reads of the slot. */
export const slotEngine = {
  profiles: profileIds,
  describe: (id: ProfileId) => ({
    rtp: profiles[id].rtp,
    volatility: profiles[id].volatility,
    features: listFeatures(profiles[id]),
    maxWin: largestSpins[id],
    bought: boughtSeries[id],
  }),
  isSlot: true,
} as const
