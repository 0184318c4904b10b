import { boughtRespins } from './bought.ts'
import { holdProfileIds, type HoldProfileId } from './model.ts'
import { holdProfiles } from './profiles.ts'

/** What the list of engines reads of hold and win. */
export const holdEngine = {
  profiles: holdProfileIds,
  describe: (id: HoldProfileId) => ({
    rtp: holdProfiles[id].rtp,
    volatility: holdProfiles[id].volatility,
    features: ['wilds'],
    maxWin: holdProfiles[id].maxWin,
    bought: boughtRespins[id],
  }),
  isSlot: true,
} as const
