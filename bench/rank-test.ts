/** The value below which half of all are. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** The value below which `share` of all are; of the nearest rank. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/**
 * Mann and Whitney's test: by how many standard deviations the ranks of `one` among all are away from those that chance gives.
 * It assumes nothing of how times are spread; of what is alike three in a thousand runs answer more than 3.
 */
export function rankTest(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((value) => ({ value, isOne: true })),
    ...other.map((value) => ({ value, isOne: false })),
  ].toSorted((a, b) => a.value - b.value)
  let ranks = 0
  for (let start = 0; start < all.length;) {
    let end = start
    while (end < all.length && all[end]!.value === all[start]!.value) end += 1
    // Equal values share the mean of their ranks, which begin with one.
    const shared = (start + 1 + end) / 2
    for (let place = start; place < end; place += 1) if (all[place]!.isOne) ranks += shared
    start = end
  }
  const [n, m] = [one.length, other.length]
  const expected = (n * (n + m + 1)) / 2
  return Math.abs(ranks - expected) / Math.sqrt((n * m * (n + m + 1)) / 12)
}
