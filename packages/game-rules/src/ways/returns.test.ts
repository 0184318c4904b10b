import { describe, expect, test } from 'vitest'
import { runsOf } from '../../../../tools/testing/property-strength.ts'
import { createDraw } from '../fairness/index.ts'
import { boughtWays } from './bought.ts'
import { evaluateWays } from './evaluate.ts'
import { coinsPerStake, waysProfileIds, type Reel, type WaysProfile, type WaysSymbol } from './model.ts'
import { computeHitRate, computeMoments } from './moments.ts'
import { waysProfiles } from './profiles.ts'
import { computeReturns, findLengths } from './returns.ts'
import { playWays } from './round.ts'

/** Percentages and, in stakes, the standard deviation of a round. */
const character = {
  brook: { hitRate: 47.54, freeSpinsRate: 1.7, fromFreeSpins: 34.22, deviation: 4.58 },
  tide: { hitRate: 43.65, freeSpinsRate: 0.94, fromFreeSpins: 34.21, deviation: 6.6 },
  swell: { hitRate: 37.63, freeSpinsRate: 0.59, fromFreeSpins: 40.58, deviation: 10.15 },
  storm: { hitRate: 28.02, freeSpinsRate: 0.75, fromFreeSpins: 28.1, deviation: 10.88 },
}
const hundredths = (share: number): number => Math.round(share * 10_000)
const toTwoDecimals = (value: number): number => Number(value.toFixed(2))

describe.each(waysProfileIds)('the profile %s', (id) => {
  const profile = waysProfiles[id]
  const returns = computeReturns(profile)

  test('pays back the published share, with and without the largest win', () => {
    expect(hundredths(returns.uncapped)).toBe(profile.rtp)
    expect(hundredths(returns.uncapped - returns.capLossBound)).toBe(profile.rtp)
    expect(profile.rtp).toBeGreaterThanOrEqual(9600)
    expect(profile.rtp).toBeLessThanOrEqual(9660)
  })

  test('a bought series pays back the published share of its price, and hardly more without the largest win', () => {
    const { uncapped, capLossBound } = returns.feature
    const { price, rtp } = boughtWays[id]
    const ofPrice = (stakes: number): number => hundredths((stakes * coinsPerStake) / price)
    expect(ofPrice(uncapped - capLossBound)).toBe(rtp)
    expect(ofPrice(uncapped) - rtp).toBeLessThanOrEqual(2)
    // Buying is no better and no worse than waiting, within a tenth of a percent.
    expect(Math.abs(rtp - profile.rtp)).toBeLessThanOrEqual(10)
  })

  test('has the hit rate and the deviation of its volatility', () => {
    expect({
      hitRate: toTwoDecimals(returns.hitRate * 100),
      freeSpinsRate: toTwoDecimals(returns.freeSpinsRate * 100),
      fromFreeSpins: toTwoDecimals(returns.fromFreeSpins * 100),
      deviation: toTwoDecimals(returns.deviation),
    }).toEqual(character[id])
  })

  test('thousands of rounds agree within 3.9 standard errors (1 in 10,000)', () => {
    const draw = createDraw({ serverSeed: '5eed'.repeat(16), clientSeed: id, nonce: 0 })
    const rounds = runsOf(2_000)
    let [won, hits, series] = [0, 0, 0]
    for (let round = 0; round < rounds; round++) {
      const { spins, win } = playWays(profile, draw, 20)
      won += win / 20
      if (spins[0]!.win > 0) hits += 1
      if (spins.length > 1) series += 1
    }
    const within = (measured: number, expected: number, deviation: number) =>
      expect(Math.abs(measured - expected)).toBeLessThan((3.9 * deviation) / Math.sqrt(rounds))
    within(won / rounds, returns.uncapped, returns.deviation)
    within(hits / rounds, returns.hitRate, Math.sqrt(returns.hitRate * (1 - returns.hitRate)))
    within(series / rounds, returns.freeSpinsRate, Math.sqrt(returns.freeSpinsRate))
  })

  test('hundreds of bought series agree within 3.9 standard errors (1 in 10,000)', () => {
    const draw = createDraw({ serverSeed: '5eed'.repeat(16), clientSeed: `${id} bought`, nonce: 0 })
    const rounds = runsOf(200)
    let won = 0
    for (let round = 0; round < rounds; round++) won += playWays(profile, draw, 20, 'feature').win / 20
    const { uncapped, deviation } = returns.feature
    expect(Math.abs(won / rounds - uncapped)).toBeLessThan((3.9 * deviation) / Math.sqrt(rounds))
  })
})

/** Profiles whose spins can all be tried: of two symbols, with wilds on reels of two, or without on reels of two and three. */
const small: WaysProfile[] = [
  { heights: [1, 0, 0, 0, 0], wildWeight: 1 },
  { heights: [2, 1, 0, 0, 0], wildWeight: 0 },
].map((reels) => ({ ...waysProfiles.tide, ...reels, weights: [1, 0, 0, 0, 0, 0, 0, 0, 0, 2] }))

/** The fillings of a reel, in one order of their symbols, with their probabilities. */
function listFillings(
  { heights, wildWeight }: WaysProfile,
  isFirst: boolean,
): { reel: Reel; chance: number }[] {
  const symbols: WaysSymbol[] = [
    'cherry',
    'seven',
    'seven',
    ...(wildWeight > 0 && !isFirst ? ['wild' as const] : []),
  ]
  const total = heights.reduce((sum, weight) => sum + weight, 0)
  const chances = new Map<string, { reel: Reel; chance: number }>()
  const fill = (reel: Reel, height: number, chance: number): void => {
    if (reel.length < height)
      return symbols.forEach((symbol) => fill([...reel, symbol], height, chance / symbols.length))
    const sorted = reel.toSorted()
    const known = chances.get(sorted.join())
    chances.set(sorted.join(), { reel: sorted, chance: (known?.chance ?? 0) + chance })
  }
  heights.forEach((weight, index) => weight > 0 && fill([], index + 2, weight / total))
  return [...chances.values()]
}

test.each(small)(
  'moments and hit rate are those of all spins of reels of $heights, one by one',
  (profile) => {
    const fillings = Array.from({ length: 6 }, (_, index) => listFillings(profile, index === 0))
    const moments = [0, 0, 0, 0]
    let hitRate = 0
    const walk = (reels: Reel[], chance: number): void => {
      const next = fillings[reels.length]
      if (next) return next.forEach(({ reel, chance: own }) => walk([...reels, reel], chance * own))
      const win = evaluateWays(profile, reels, 1, 1).reduce((sum, each) => sum + each.win, 0)
      moments.forEach((_, k) => (moments[k]! += chance * win ** k))
      if (win > 0) hitRate += chance
    }
    walk([], 1)
    computeMoments(profile, 3).forEach((moment, k) => expect(moment / moments[k]!).toBeCloseTo(1, 10))
    expect(computeHitRate(profile)).toBeCloseTo(hitRate, 10)
  },
)

test.each(waysProfileIds)(
  'a series of %s in which every spin wins the same is worth the sum of its multipliers',
  (id) => {
    const profile: WaysProfile = {
      ...waysProfiles[id],
      heights: [1, 0, 0, 0, 0],
      weights: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      wildWeight: 0,
      scatterChance: 100,
      maxWin: 1e9,
    }
    const { first, step, last } = profile.freeSpins.multiplier
    let [multiplier, sum] = [first, 0]
    for (let spin = 0; spin < profile.freeSpins.limit; spin++) {
      sum += multiplier
      multiplier = Math.min(last, multiplier + step)
    }
    const spin = (profile.pays[0]![3] * 64) / 20
    expect(computeReturns(profile).uncapped).toBeCloseTo(spin * (1 + sum), 6)
    expect(playWays(profile, () => 0, 20).win / 20).toBeCloseTo(spin * (1 + sum), 6)
    expect(computeReturns(profile).feature.uncapped).toBeCloseTo(spin * sum, 6)
    expect(playWays(profile, () => 0, 20, 'feature').win / 20).toBeCloseTo(spin * sum, 6)
  },
)

test('the lengths of a series are those of its scatters', () => {
  const freeSpins = {
    ...waysProfiles.tide.freeSpins,
    least: 1,
    awarded: [1],
    leastAgain: 6,
    again: 1,
    limit: 3,
  }
  const lengths = findLengths({ ...waysProfiles.tide, scatterChance: 50, freeSpins })
  const six = 0.5 ** 6
  ;[six, (1 - six) * (1 - six), (1 - six) * six * (1 - six), (1 - six) * six * six].forEach(
    (chance, length) => expect(lengths[length]).toBeCloseTo(chance, 12),
  )
})
