import type { AnteBet } from './ante-bet.ts'
import { findSlotAnte } from './ante.ts'
import { findSlotBought } from './bought.ts'
import { listFeatures } from './features.ts'
import { profileIds, type ProfileId } from './model.ts'
import { largestSpins, profiles } from './profiles/profiles.ts'

/** What is told of an ante; its strips are the engine's own. */
const presentAnte = ({ price, rtp, chance }: AnteBet): AnteBet => ({ price, rtp, chance })

/** What the list of engines reads of the slot. */
export const slotEngine = {
  profiles: profileIds,
  describe(id: ProfileId) {
    const bought = findSlotBought(id)
    const ante = findSlotAnte(id)
    return {
      rtp: profiles[id].rtp,
      volatility: profiles[id].volatility,
      features: listFeatures(profiles[id]),
      maxWin: largestSpins[id],
      ...(bought && { bought }),
      ...(ante && { ante: presentAnte(ante) }),
    }
  },
  isSlot: true,
} as const
