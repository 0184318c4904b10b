import { findLargestTable } from './bets.ts'
import { rouletteProfiles, rouletteRtp } from './index.ts'
import { payouts } from './spots.ts'

/** What the list of engines reads of the roulette. */
export const rouletteEngine = {
  profiles: rouletteProfiles,
  describe: () => ({
    rtp: rouletteRtp,
    volatility: null,
    features: ['bet_table'],
    maxWin: payouts.straight + 1,
  }),
  /** From the smallest chip to a full table. */
  findStakeLimits({ chips, largestStraight }: { chips: readonly number[]; largestStraight: number }) {
    const smallest = Math.min(...chips)
    return { min: smallest, max: findLargestTable({ smallest, largestStraight }) }
  },
}
