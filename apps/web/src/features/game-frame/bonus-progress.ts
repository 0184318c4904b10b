import type { EventData, bonusChanged } from '@yanta/contract'

/** Stakes that count so far and those needed, in minor units. */
export interface Wagering {
  done: number
  needed: number
}

/** What is being wagered after the change; null once the bonus has ended. */
export function applyBonusChange({ change, wagering }: EventData<typeof bonusChanged>): Wagering | null {
  return change === 'started' || change === 'progress' ? wagering : null
}

/** Whole percent, 100 only when nothing is missing. */
export function computeWagerPercent({ done, needed }: Wagering): number {
  return needed > 0 ? Math.min(100, Math.max(0, Math.floor((done / needed) * 100))) : 100
}
