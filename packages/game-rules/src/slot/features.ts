import { readWindow } from './evaluate.ts'
import type { Profile, WildMotion } from './model.ts'

/** Features of a slot that a player may filter by. */
export type SlotFeature = 'free_spins' | 'free_spins_choice' | 'wilds' | `${WildMotion}_wilds` | 'multipliers'

/** Whether wilds can fill a whole reel. */
export function hasStackedWilds({ reels, freeReels }: Profile): boolean {
  return [...reels, ...freeReels].some((strip) =>
    strip.some((_, stop) => readWindow([strip], [stop])[0]!.every((symbol) => symbol === 'wild')),
  )
}

/** The features that a round of that profile can have, derived from its reels and tables. */
export function listFeatures({
  reels,
  freeReels,
  freeSpins,
  wildFactor = 1,
  wildMotion,
  doors,
}: Profile): SlotFeature[] {
  const hasFreeSpins =
    freeSpins.limit > 0 && freeSpins.awarded.some((count) => count > 0) && reels.flat().includes('scatter')
  const turning = hasFreeSpins ? [...reels, ...freeReels] : reels
  return [
    ...(hasFreeSpins ? ['free_spins' as const] : []),
    ...(hasFreeSpins && doors !== undefined ? ['free_spins_choice' as const] : []),
    ...(turning.flat().includes('wild') ? ['wilds' as const] : []),
    ...(wildMotion === undefined ? [] : [`${wildMotion}_wilds` as const]),
    ...((hasFreeSpins && freeSpins.multiplier > 1) || wildFactor > 1 ? ['multipliers' as const] : []),
  ]
}
