import type { AnteBet } from './ante-bet.ts'
import { anteBets } from './ante.ts'
import { boughtSeries } from './bought.ts'
import { listFeatures } from './features.ts'
import { profileIds, type ProfileId } from './model.ts'
import { largestSpins, profiles } from './profiles/profiles.ts'

/** What is told of an ante; its strips are the engine's own. */
const presentAnte = ({ price, rtp, chance }: AnteBet): AnteBet => ({ price, rtp, chance })

/** What the list of engines reads of the slot. */
export const slotEngine = {
  profiles: profileIds,
  describe: (id: ProfileId) => ({
    rtp: profiles[id].rtp,
    volatility: profiles[id].volatility,
    features: listFeatures(profiles[id]),
    maxWin: largestSpins[id],
    bought: boughtSeries[id],
    ante: presentAnte(anteBets[id]),
  }),
  isSlot: true,
} as const
