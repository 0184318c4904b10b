// The mathematics of a profile, exact but for the last digits of a double: return, hit rate, deviation, and the loss by the largest win.
// Scatters are drawn apart from the other symbols, so that the length of a series does not depend on what its spins win.
import { computeHitRate, computeMoments } from './moments.ts'
import { coinsPerStake, reelCount, type FreeSpins, type WaysProfile, type RoundKind } from './model.ts'
import { countAwarded, countBought, growMultiplier } from './round.ts'

/** Of a stake of 1. */
export interface WaysReturns {
  /** Expected win without the largest win. */
  uncapped: number
  /** The largest win lowers `uncapped` by at most this much (proven, not estimated). */
  capLossBound: number
  fromFreeSpins: number
  /** Share of paid spins that win anything. */
  hitRate: number
  /** Share of rounds with free spins. */
  freeSpinsRate: number
  deviation: number
  /** Of the smallest series alone, which can be bought. */
  feature: Pick<WaysReturns, 'uncapped' | 'capLossBound' | 'deviation'>
}

/** Moments of the sum of two independent amounts: Σ C(k, j) aⱼ bₖ₋ⱼ. */
function add(a: readonly number[], b: readonly number[]): number[] {
  return a.map((_, k) => {
    let [choose, moment] = [1, 0]
    for (let j = 0; j <= k; j++) {
      moment += choose * a[j]! * b[k - j]!
      choose = (choose * (k - j)) / (j + 1)
    }
    return moment
  })
}

const scale = (moments: readonly number[], factor: number): number[] =>
  moments.map((moment, k) => moment * factor ** k)

/** The probability of each number of scatters in a spin: at most one on a reel. */
function findScatterChances({ scatterChance }: WaysProfile): number[] {
  const chance = scatterChance / 100
  let chances = [1]
  for (let reel = 0; reel < reelCount; reel++)
    chances = [...chances, 0].map(
      (none, scatters) => none * (1 - chance) + (chances[scatters - 1] ?? 0) * chance,
    )
  return chances
}

/** The probability of each length of the series of a round, 0 included. */
export function findLengths(profile: WaysProfile, kind: RoundKind = 'usual'): number[] {
  const { freeSpins } = profile
  const chances = findScatterChances(profile)
  const lengths = Array.from({ length: freeSpins.limit + 1 }, () => 0)
  // `open[awarded]`: the probability that so many were awarded and the next one is played.
  let open = Array.from({ length: freeSpins.limit + 1 }, () => 0)
  if (kind === 'feature') open[countBought(freeSpins)] = 1
  else
    chances.forEach((chance, scatters) => {
      open[Math.min(freeSpins.limit, countAwarded(freeSpins, 'paid', scatters))]! += chance
    })
  for (let played = 0; played <= freeSpins.limit; played++) {
    lengths[played] = open[played]!
    open[played] = 0
    const next = open.map(() => 0)
    open.forEach((probability, awarded) => {
      chances.forEach((chance, scatters) => {
        const more = Math.min(freeSpins.limit, awarded + countAwarded(freeSpins, 'free', scatters))
        next[more]! += probability * chance
      })
    })
    open = next
  }
  return lengths
}

/** Moments of a series of each length up to the limit, in coins. */
function followSeries(freeSpins: FreeSpins, spin: readonly number[], hitRate: number): number[][] {
  const nothing = spin.map((_, k): number => (k === 0 ? 1 : 0))
  const won = spin.map((moment, k) => (k === 0 ? hitRate : moment))
  const { first, last } = freeSpins.multiplier
  let byMultiplier = Array.from({ length: last + 1 }, () => nothing)
  const series = [nothing]
  for (let length = 1; length <= freeSpins.limit; length++) {
    const after = byMultiplier
    byMultiplier = after.map((_, multiplier) => {
      const winning = add(scale(won, multiplier), after[growMultiplier(freeSpins, multiplier, true)]!)
      const losing = after[growMultiplier(freeSpins, multiplier, false)]!
      return winning.map((moment, k) => moment + (1 - hitRate) * losing[k]!)
    })
    series.push(byMultiplier[first]!)
  }
  return series
}

/**
 * E[max(W - C, 0)] ≤ E[Wᵏ] · (k-1)^(k-1) / (kᵏ · C^(k-1)) for every k ≥ 2, because the line w - C lies below that multiple of wᵏ and
 * touches it at w = kC / (k-1).
 */
function boundExcess(moments: readonly number[], cap: number): number {
  return Math.min(
    ...moments.map((moment, k) =>
      k < 2 ? Infinity : (moment * (k - 1) ** (k - 1)) / (k ** k * cap ** (k - 1)),
    ),
  )
}

/** Moments up to the fifth, beyond which the bound on the loss by the largest win does not become smaller. */
const order = 5

/** Return, bound on its loss and deviation of a stake of 1 from the moments of a round in coins. */
function summarize({ maxWin }: WaysProfile, moments: readonly number[]) {
  const uncapped = moments[1]! / coinsPerStake
  return {
    uncapped,
    capLossBound: boundExcess(moments, maxWin * coinsPerStake) / coinsPerStake,
    deviation: Math.sqrt(moments[2]! / coinsPerStake ** 2 - uncapped ** 2),
  }
}

export function computeReturns(profile: WaysProfile): WaysReturns {
  const spin = computeMoments(profile, order)
  const hitRate = computeHitRate(profile)
  const series = followSeries(profile.freeSpins, spin, hitRate)
  const weigh = (lengths: readonly number[]): number[] =>
    spin.map((_, k) => lengths.reduce((sum, chance, length) => sum + chance * series[length]![k]!, 0))
  const lengths = findLengths(profile)
  const free = weigh(lengths)
  return {
    ...summarize(profile, add(spin, free)),
    fromFreeSpins: free[1]! / coinsPerStake,
    hitRate,
    freeSpinsRate: 1 - lengths[0]!,
    feature: summarize(profile, weigh(findLengths(profile, 'feature'))),
  }
}
