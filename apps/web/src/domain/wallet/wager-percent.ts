import type { Wagering } from './wallet.ts'

/** Whole percent, rounded down, so that 100 means complete. */
export function computeWagerPercent({ done, needed }: Wagering): number {
  return needed > 0 ? Math.min(100, Math.max(0, Math.floor((done / needed) * 100))) : 100
}
