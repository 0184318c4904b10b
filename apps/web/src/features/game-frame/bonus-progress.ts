import type { Wagering } from '../../player/wallet.ts'

/** Whole percent, 100 only when nothing is missing. */
export function computeWagerPercent({ done, needed }: Wagering): number {
  return needed > 0 ? Math.min(100, Math.max(0, Math.floor((done / needed) * 100))) : 100
}
