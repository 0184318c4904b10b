// Free spins that are bought: the smallest series of a profile, without a paid spin. The price is beside the profile, whose numbers
// are published; another price is that of another profile.
import type { WaysProfileId } from './model.ts'

/** A test computes each return from the tables. */
export const boughtWays: Readonly<Record<WaysProfileId, { price: number; rtp: number }>> = {
  brook: { price: 387, rtp: 9642 },
  tide: { price: 704, rtp: 9636 },
  swell: { price: 1373, rtp: 9623 },
  storm: { price: 729, rtp: 9628 },
}
