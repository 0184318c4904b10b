import type { Profile } from './model.ts'

/** Features of a slot that a player may filter by. */
export type SlotFeature = 'free_spins' | 'wilds' | 'multipliers'

/** The features that a round of that profile can have, derived from its reels and tables. */
export function listFeatures({ reels, freeReels, freeSpins }: Profile): SlotFeature[] {
  const hasFreeSpins =
    freeSpins.limit > 0 && freeSpins.awarded.some((count) => count > 0) && reels.flat().includes('scatter')
  const turning = hasFreeSpins ? [...reels, ...freeReels] : reels
  return [
    ...(hasFreeSpins ? ['free_spins' as const] : []),
    ...(turning.flat().includes('wild') ? ['wilds' as const] : []),
    ...(hasFreeSpins && freeSpins.multiplier > 1 ? ['multipliers' as const] : []),
  ]
}
