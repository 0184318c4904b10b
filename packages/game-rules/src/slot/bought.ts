// Free spins that are bought: the smallest series of a profile, without a paid spin. The price is beside the profile, whose numbers
// are published; another price is that of another profile.
import type { ProfileId } from './model.ts'

/** A test proves each return from the strips. Of profiles with doors none is sold. */
export const boughtSeries = {
  low: { price: 386, rtp: 9630 },
  medium: { price: 538, rtp: 9634 },
  high: { price: 718, rtp: 9638 },
  stacked: { price: 708, rtp: 9633 },
  doubling: { price: 612, rtp: 9617 },
  expanding: { price: 468, rtp: 9682 },
  walking: { price: 184, rtp: 9601 },
  sticky: { price: 330, rtp: 9611 },
} satisfies Partial<Record<ProfileId, { price: number; rtp: number }>>

/** Null for a profile whose free spins are not sold. */
export const findSlotBought = (id: ProfileId): { price: number; rtp: number } | null =>
  (boughtSeries as Partial<Record<ProfileId, { price: number; rtp: number }>>)[id] ?? null
