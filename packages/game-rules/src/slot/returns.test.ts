import { runsOf } from '../../../../tools/testing/property-strength.ts'
import { describe, expect, test } from 'vitest'
import { createDraw } from '../fairness/index.ts'
import { countWindows } from './enumeration.ts'
import { boughtSeries } from './bought.ts'
import { evaluateLines, readWindow } from './evaluate.ts'
import { lines } from './lines.ts'
import type { Profile } from './model.ts'
import { largestSpins, profiles } from './profiles/profiles.ts'
import { computeReturns, toNumber, type Ratio } from './returns.ts'
import { playRound } from './round.ts'
import { fillReels } from './wild-motion.ts'

/** Those whose spins are independent. */
const profileIds = ['low', 'medium', 'high', 'stacked', 'doubling', 'expanding'] as const
const known = Object.fromEntries(profileIds.map((id) => [id, computeReturns(profiles[id])]))

/** Percentages and, in stakes, the standard deviation of a round. */
const character = {
  low: { hitRate: 46.741, freeSpinsRate: 1.384, fromFreeSpins: 26.547, standardDeviation: 3.54 },
  medium: { hitRate: 43.652, freeSpinsRate: 1.305, fromFreeSpins: 34.863, standardDeviation: 5.48 },
  stacked: { hitRate: 41.95, freeSpinsRate: 0.968, fromFreeSpins: 33.925, standardDeviation: 10.13 },
  doubling: { hitRate: 37.875, freeSpinsRate: 0.968, fromFreeSpins: 29.277, standardDeviation: 6.01 },
  expanding: { hitRate: 32.61, freeSpinsRate: 1.865, fromFreeSpins: 43.732, standardDeviation: 8.99 },
  high: { hitRate: 28.063, freeSpinsRate: 0.972, fromFreeSpins: 34.571, standardDeviation: 12.75 },
}

describe.each(profileIds)('the %s profile', (id) => {
  const profile = profiles[id]
  const returns = known[id]!

  test('pays back the published share, with and without the largest win', () => {
    expect(inHundredths(returns.uncapped)).toBe(profile.rtp)
    expect(inHundredths(subtract(returns.uncapped, returns.capLossBound))).toBe(profile.rtp)
    expect(profile.rtp).toBeGreaterThanOrEqual(9550)
    expect(profile.rtp).toBeLessThanOrEqual(9690)
  })

  test('a bought series pays back the published share of its price, and hardly more without the largest win', () => {
    const { uncapped, capLossBound } = returns.feature
    const { price, rtp } = boughtSeries[id]
    const ofPrice = ({ numerator, denominator }: Ratio) => ({
      numerator: numerator * BigInt(lines.length),
      denominator: denominator * BigInt(price),
    })
    expect(inHundredths(ofPrice(subtract(uncapped, capLossBound)))).toBe(rtp)
    expect(inHundredths(ofPrice(uncapped)) - rtp).toBeLessThanOrEqual(1)
    // Buying is no better and no worse than waiting, within a third of a percent.
    expect(Math.abs(rtp - profile.rtp)).toBeLessThanOrEqual(33)
  })

  test('publishes the win of the best single spin as its maximum', () => {
    expect(largestSpins[id]).toBe(Math.floor(toNumber(returns.largestSpin)))
    expect(toNumber(returns.largestSpin)).toBe(
      { low: 509, medium: 946.5, high: 4791.75, stacked: 2945, doubling: 1135.6, expanding: 1859.1 }[id],
    )
  })

  test('has the hit rate and the deviation of its volatility', () => {
    expect({
      hitRate: percent(returns.hitRate),
      freeSpinsRate: percent(returns.freeSpinsRate),
      fromFreeSpins: percent(returns.fromFreeSpins),
      standardDeviation: Number(Math.sqrt(toNumber(returns.variance)).toFixed(2)),
    }).toEqual(character[id])
  })

  test('thousands of rounds agree within 3.9 standard errors (1 in 10,000)', () => {
    const draw = createDraw({ serverSeed: '5eed'.repeat(16), clientSeed: id, nonce: 0 })
    const rounds = runsOf(5_000)
    let paid = 0
    let hits = 0
    for (let i = 0; i < rounds; i++) {
      const { win } = playRound(profile, draw, 20)
      paid += win / 20
      if (win > 0) hits += 1
    }
    const error = Math.sqrt(toNumber(returns.variance) / rounds)
    expect(Math.abs(paid / rounds - toNumber(returns.uncapped))).toBeLessThan(3.9 * error)
    const hitRate = toNumber(returns.hitRate)
    expect(Math.abs(hits / rounds - hitRate)).toBeLessThan(
      3.9 * Math.sqrt((hitRate * (1 - hitRate)) / rounds),
    )
  }, 120_000)
})

describe('the count of all windows', () => {
  const tiny: Profile = {
    ...profiles.medium,
    reels: [
      ['wild', 'seven', 'lemon', 'scatter'],
      ['seven', 'wild', 'lemon', 'gem'],
      ['lemon', 'scatter', 'seven', 'wild'],
      ['gem', 'wild', 'wild', 'seven', 'lemon'],
      ['wild', 'seven', 'scatter', 'lemon'],
    ],
  }

  test.each([
    ['of usual wilds', tiny],
    ['of wilds that double', { ...tiny, wildFactor: 2 }],
    ['of wilds that fill their reel', { ...tiny, wildMotion: 'expanding' as const }],
  ])('%s equals the wins of the rounds for every single stop', (_, tiny) => {
    const counts = new Map<string, number>()
    for (const stops of everyStop(tiny.reels)) {
      const window = readWindow(tiny.reels, stops)
      const { lineWins } = fillReels(tiny, window, (shown) => evaluateLines(tiny, shown, 1, 1))
      const coins = lineWins.reduce((sum, line) => sum + line.win, 0)
      const key = `${window.flat().filter((symbol) => symbol === 'scatter').length}:${coins}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    const enumerated = countWindows(tiny, tiny.reels)
    expect(enumerated.total).toBe(4n ** 4n * 5n)
    expect(
      new Map(
        enumerated.counts.flatMap((byCoins, scatters) =>
          [...byCoins].map(([coins, count]) => [`${scatters}:${coins}`, count] as const),
        ),
      ),
    ).toEqual(counts)
  })

  test('returns for a bought series the mean of all of its spins', () => {
    const one: Profile = {
      ...tiny,
      freeReels: tiny.reels,
      freeSpins: { awarded: [1, 1, 1], retriggered: [1, 1, 1], limit: 1, multiplier: 3 },
    }
    const wins = [...everyStop(tiny.reels)].map((stops) => {
      const left = [...stops]
      return playRound(one, () => left.shift()!, 20, 'feature').win / 20
    })
    const mean = wins.reduce((sum, win) => sum + win, 0) / wins.length
    expect(toNumber(computeReturns(one).feature.uncapped)).toBeCloseTo(mean, 8)
  })

  test('returns for a series of free spins the same as following every branch of it', () => {
    const short: Profile = {
      ...tiny,
      freeReels: tiny.reels,
      freeSpins: { awarded: [1, 2, 2], retriggered: [1, 1, 1], limit: 2, multiplier: 3 },
    }
    const spins = [...everyStop(short.reels)]
    const mean = spins.reduce((sum, stops) => sum + expectedWin(short, stops), 0) / spins.length
    expect(toNumber(computeReturns(short).uncapped)).toBeCloseTo(mean, 8)
  })
})

/** Mean win over every first free spin and, where one follows, the mean of a single second: by brute force, from the round itself. */
function expectedWin(profile: Profile, paidStops: number[]): number {
  const stops = [...paidStops]
  const paid =
    playRound(
      { ...profile, maxWin: 10 ** 9, freeSpins: { ...profile.freeSpins, limit: 0 } },
      () => stops.shift()!,
      20,
    ).win / 20
  const scatters = readWindow(profile.reels, paidStops)
    .flat()
    .filter((symbol) => symbol === 'scatter').length
  const awarded =
    scatters < 3
      ? 0
      : Math.min(profile.freeSpins.awarded[Math.min(scatters, 5) - 3]!, profile.freeSpins.limit)
  return paid + (awarded === 0 ? 0 : seriesMean(profile, awarded))
}

function seriesMean(profile: Profile, awarded: number): number {
  const { mean, retriggers } = freeSpinFacts(profile)
  const second = awarded >= 2 ? 1 : retriggers
  return mean + second * mean
}

const facts = new Map<Profile, { mean: number; retriggers: number }>()
function freeSpinFacts(profile: Profile): { mean: number; retriggers: number } {
  const cached = facts.get(profile)
  if (cached) return cached
  let won = 0
  let retriggers = 0
  const all = [...everyStop(profile.freeReels)]
  for (const stops of all) {
    const window = readWindow(profile.freeReels, stops)
    const scatters = window.flat().filter((symbol) => symbol === 'scatter').length
    const lineCoins = evaluateLines(profile, window, 1, profile.freeSpins.multiplier).reduce(
      (sum, line) => sum + line.win,
      0,
    )
    won +=
      lineCoins / 20 +
      (scatters >= 3 ? profile.scatterPays[Math.min(scatters, 5) - 3]! * profile.freeSpins.multiplier : 0)
    if (scatters >= 3) retriggers += 1
  }
  const found = { mean: won / all.length, retriggers: retriggers / all.length }
  facts.set(profile, found)
  return found
}

function* everyStop(reels: Profile['reels'], chosen: number[] = []): Generator<number[]> {
  if (chosen.length === reels.length) yield chosen
  else
    for (let stop = 0; stop < reels[chosen.length]!.length; stop++) yield* everyStop(reels, [...chosen, stop])
}

/** Hundredths of a percent, rounded half up, exactly. */
function inHundredths({ numerator, denominator }: Ratio): number {
  return Number((numerator * 20_000n + denominator) / (denominator * 2n))
}

function subtract(a: Ratio, b: Ratio): Ratio {
  return {
    numerator: a.numerator * b.denominator - b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  }
}

function percent(ratio: Ratio): number {
  return Number((toNumber(ratio) * 100).toFixed(3))
}
