// The multiplier that is bought: a round whose first cascade already has it. The price is beside the profile, whose numbers are
// published; another price is that of another profile.
import type { ClusterProfileId } from './model.ts'

interface BoughtMultiplier {
  /** Index of the multiplier of the first cascade. */
  from: number
  price: number
  /** Share of the price paid back, in hundredths of a percent, as simulated; `error` is its standard error in the same unit. */
  rtp: number
  error: number
}

export const boughtMultipliers: Readonly<Record<ClusterProfileId, BoughtMultiplier>> = {
  calm: { from: 4, price: 79, rtp: 9655, error: 6 },
  rising: { from: 4, price: 138, rtp: 9629, error: 7 },
  steep: { from: 4, price: 317, rtp: 9635, error: 9 },
  patient: { from: 2, price: 177, rtp: 9650, error: 12 },
}
