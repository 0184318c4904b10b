// Shots of the duck hunt [3.30]. Pure; anybody repeats them by the seed, once it is published.
import { createHmac } from 'node:crypto'

/** Every so many hits bring the next gift. */
export const hitsPerPrize = 5

/** Hit chances are in hundredths of a percent. */
const certain = 10_000
/** Hex digits of the hash that decide: as a number they are exact, and so many that the remainder favours no shot. */
const digits = 12

/** Whether a shot of a game hits, whatever the aim. `number` counts from 1. */
export function isHit(seed: string, number: number, hitChance: number): boolean {
  const hash = createHmac('sha256', seed).update(String(number)).digest('hex')
  return Number.parseInt(hash.slice(0, digits), 16) % certain < hitChance
}

/** Shots that the points earned so far give; points that are spent have still been earned. */
export function countShots(earned: number, pointsPerShot: number): { granted: number; toNextShot: number } {
  return { granted: Math.floor(earned / pointsPerShot), toNextShot: pointsPerShot - (earned % pointsPerShot) }
}

/** The gift, from 0, that the `hits`th hit brings; null: none. Gifts come in turn. */
export function findPrizeOf(hits: number, giftCount: number): number | null {
  return hits > 0 && hits % hitsPerPrize === 0 ? (hits / hitsPerPrize - 1) % giftCount : null
}
