import type { Profile } from './model.ts'

/** What a player may look for in a slot. */
export type SlotFeature = 'free_spins' | 'wilds' | 'multipliers'

/** What a round of that profile can really hold, read from its reels and tables. */
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
