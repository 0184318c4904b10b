// The exact mathematics of a profile in integers: return to player, hit rate, variance, and the loss by the cap on the largest win.
import { countWindows, type WindowCounts } from './enumeration.ts'
import { lines } from './lines.ts'
import type { Profile, ScatterTable } from './model.ts'

/** An exact fraction. */
export interface Ratio {
  numerator: bigint
  denominator: bigint
}

export interface Returns {
  /** Expected win of a stake of 1 without the cap on the largest win. */
  uncapped: Ratio
  /** The cap lowers `uncapped` by at most this much (proven, not estimated). */
  capLossBound: Ratio
  /** Part of `uncapped` that comes from free spins. */
  fromFreeSpins: Ratio
  /** Share of rounds that win anything. */
  hitRate: Ratio
  /** Share of rounds with free spins. */
  freeSpinsRate: Ratio
  /** Variance of the win of a stake of 1, without the cap. */
  variance: Ratio
  /** Win of the best single spin, paid or free, in stakes. */
  largestSpin: Ratio
  /** Of a feature: the smallest series of free spins, without a paid spin. */
  feature: Pick<Returns, 'uncapped' | 'capLossBound'>
}

/** `byAward.get(n)` is Σ count · coinsᵏ over the windows that award n free spins, for k = 0 … order. */
export interface SpinMoments {
  total: bigint
  byAward: Map<number, bigint[]>
  losing: bigint
  /** Coins of the best window. */
  largest: bigint
}

const order = 8

/**
 * Computes `Returns` by counting all windows of both strip sets and following every possible length of a series. Its spins are
 * independent: wilds that walk or stay are computed by `computeHeldReturns`.
 */
export function computeReturns(profile: Profile): Returns {
  const { freeSpins } = profile
  const paid = spinMoments(profile, countWindows(profile, profile.reels), 1, freeSpins.awarded)
  const free = spinMoments(
    profile,
    countWindows(profile, profile.freeReels),
    freeSpins.multiplier,
    freeSpins.retriggered,
  )
  const series = seriesMoments(free, freeSpins.limit)
  const scale = free.total ** BigInt(freeSpins.limit)

  const denominator = paid.total * scale
  const moments = Array.from({ length: order + 1 }, () => 0n)
  let paidCoins = 0n
  let triggers = 0n
  for (const [award, spin] of paid.byAward) {
    addProduct(moments, spin, series(0, Math.min(award, freeSpins.limit)))
    paidCoins += spin[1]!
    if (award > 0) triggers += spin[0]!
  }

  const stake = BigInt(lines.length)
  const mean = moments[1]!
  const feature = series(0, Math.min(freeSpins.awarded[0], freeSpins.limit))
  return {
    uncapped: { numerator: mean, denominator: denominator * stake },
    capLossBound: capLossBound(moments, denominator, stake, BigInt(profile.maxWin)),
    fromFreeSpins: { numerator: mean - paidCoins * scale, denominator: denominator * stake },
    hitRate: { numerator: paid.total - paid.losing, denominator: paid.total },
    freeSpinsRate: { numerator: triggers, denominator: paid.total },
    variance: {
      numerator: moments[2]! * denominator - mean * mean,
      denominator: (denominator * stake) ** 2n,
    },
    largestSpin: {
      numerator: paid.largest > free.largest ? paid.largest : free.largest,
      denominator: stake,
    },
    feature: {
      uncapped: { numerator: feature[1]!, denominator: scale * stake },
      capLossBound: capLossBound(feature, scale, stake, BigInt(profile.maxWin)),
    },
  }
}

/** A fraction as a number, to twelve decimals. */
export function toNumber({ numerator, denominator }: Ratio): number {
  return Number((numerator * 10n ** 12n) / denominator) / 1e12
}

export function spinMoments(
  profile: Profile,
  windows: WindowCounts,
  multiplier: number,
  awards: ScatterTable,
): SpinMoments {
  const byAward = new Map<number, bigint[]>()
  let largest = 0n
  windows.counts.forEach((counts, scatters) => {
    const index = Math.min(scatters, 5) - 3
    const award = index < 0 ? 0 : awards[index]!
    const scatterCoins = index < 0 ? 0 : profile.scatterPays[index]! * lines.length
    const sums = byAward.get(award) ?? Array.from({ length: order + 1 }, () => 0n)
    byAward.set(award, sums)
    for (const [lineCoins, count] of counts) {
      const coins = BigInt((lineCoins + scatterCoins) * multiplier)
      if (coins > largest) largest = coins
      let term = BigInt(count)
      for (let k = 0; k <= order; k++, term *= coins) sums[k]! += term
    }
  })
  return {
    total: windows.total,
    byAward,
    largest,
    losing: BigInt(windows.counts.slice(0, 3).reduce((sum, counts) => sum + (counts.get(0) ?? 0), 0)),
  }
}

/**
 * Moments of the remaining win after `played` of `awarded` free spins, over the denominator total^(limit - played).
 * Exact: each length and each retrigger is a branch of its own.
 */
function seriesMoments(spin: SpinMoments, limit: number): (played: number, awarded: number) => bigint[] {
  const known = new Map<number, bigint[]>()
  return function after(played, awarded) {
    const key = played * (limit + 1) + awarded
    const found = known.get(key)
    if (found) return found
    const moments = Array.from({ length: order + 1 }, () => 0n)
    if (played === awarded) moments[0] = spin.total ** BigInt(limit - played)
    else
      for (const [award, own] of spin.byAward)
        addProduct(moments, own, after(played + 1, Math.min(awarded + award, limit)))
    known.set(key, moments)
    return moments
  }
}

/** Adds the moments of the sum of two independent amounts: Σ C(k, j) aⱼ bₖ₋ⱼ. */
function addProduct(into: bigint[], a: readonly bigint[], b: readonly bigint[]): void {
  for (let k = 0; k <= order; k++) {
    let choose = 1n
    for (let j = 0; j <= k; j++) {
      into[k]! += choose * a[j]! * b[k - j]!
      choose = (choose * BigInt(k - j)) / BigInt(j + 1)
    }
  }
}

/**
 * E[max(W - C, 0)] ≤ E[Wᵏ] · (k-1)^(k-1) / (kᵏ · C^(k-1)) for every k ≥ 2, because the line w - C lies below that
 * multiple of wᵏ and touches it at w = kC / (k-1). The smallest of these bounds, as a share of the stake.
 */
function capLossBound(moments: readonly bigint[], denominator: bigint, stake: bigint, maxWin: bigint): Ratio {
  const cap = stake * maxWin
  const bounds = moments.flatMap((moment, index): Ratio[] => {
    if (index < 2) return []
    const k = BigInt(index)
    return [
      {
        numerator: moment * (k - 1n) ** (k - 1n),
        denominator: denominator * k ** k * cap ** (k - 1n) * stake,
      },
    ]
  })
  return bounds.reduce((a, b) => (b.numerator * a.denominator < a.numerator * b.denominator ? b : a))
}
