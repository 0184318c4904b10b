// Intervals of shares: Wilson's score interval, and Newcombe's of a difference made of two of them (Newcombe 1998, method 10).

/** Of the normal distribution, for 95 %. */
const z = 1.959964

export interface Share {
  /** How many of `total` did it. */
  count: number
  total: number
}

export interface Interval {
  low: number
  high: number
}

/** 95 % interval of a share; everything is possible of nobody. Pure. */
export function estimateShare({ count, total }: Share): Interval {
  if (total === 0) return { low: 0, high: 1 }
  const share = count / total
  const middle = 2 * count + z * z
  const width = z * Math.sqrt(z * z + 4 * count * (1 - share))
  const scale = 2 * (total + z * z)
  return { low: Math.max(0, (middle - width) / scale), high: Math.min(1, (middle + width) / scale) }
}

/** 95 % interval of `share` minus `control`; null while one of them has nobody. Pure. */
export function estimateDifference(share: Share, control: Share): (Interval & { difference: number }) | null {
  if (share.total === 0 || control.total === 0) return null
  const [own, other] = [share.count / share.total, control.count / control.total]
  const [ownRange, otherRange] = [estimateShare(share), estimateShare(control)]
  const difference = own - other
  return {
    difference,
    low: difference - Math.hypot(own - ownRange.low, otherRange.high - other),
    high: difference + Math.hypot(ownRange.high - own, other - otherRange.low),
  }
}
