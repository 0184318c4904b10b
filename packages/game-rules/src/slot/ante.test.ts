import { runsOf } from '../../../../tools/testing/property-strength.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findPrice, findStakeOfPrice } from '../engines/index.ts'
import { createDraw, hashServerSeed } from '../fairness/index.ts'
import { anteBets, findRoundProfile, withAnte } from './ante.ts'
import { readWindow } from './evaluate.ts'
import { computeHeldReturns } from './held-returns.ts'
import { lines } from './lines.ts'
import type { Profile } from './model.ts'
import { largestSpins, profiles } from './profiles/profiles.ts'
import { replayRound } from './replay.ts'
import { computeReturns, toNumber, type Ratio } from './returns.ts'
import { playRound } from './round.ts'

const profileIds = Object.keys(anteBets) as (keyof typeof anteBets)[]

interface Facts {
  /** Expected win of a stake of 1, without the largest win, and what that takes of it at most. */
  uncapped: Ratio
  capLossBound: Ratio
  freeSpinsRate: Ratio
  /** In stakes. */
  largestSpin: number
}
function computeFacts(profile: Profile): Facts {
  if (profile.wildMotion === 'walking' || profile.wildMotion === 'sticky') {
    // It throws where a round might reach the largest win.
    const { uncapped, freeSpinsRate, largestSpin } = computeHeldReturns(profile)
    return {
      uncapped,
      capLossBound: { numerator: 0n, denominator: 1n },
      freeSpinsRate,
      largestSpin: largestSpin / lines.length,
    }
  }
  const { largestSpin, ...returns } = computeReturns(profile)
  return { ...returns, largestSpin: toNumber(largestSpin) }
}

/** Hundredths of a percent of a price, rounded half up, exactly. */
function ofPrice({ numerator, denominator }: Ratio, price: number): number {
  const of = denominator * BigInt(price)
  return Number((numerator * BigInt(lines.length) * 20_000n + of) / (of * 2n))
}
const subtract = (a: Ratio, b: Ratio): Ratio => ({
  numerator: a.numerator * b.denominator - b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
})

/** The share of windows with three scatters or more, of strips that show one a reel at most. */
function countTriggers(reels: Profile['reels']): Ratio {
  const counts = reels.reduce(
    (before, strip) => {
      const hits = BigInt(3 * strip.filter((symbol) => symbol === 'scatter').length)
      const misses = BigInt(strip.length) - hits
      return [...before, 0n].map((count, seen) => count * misses + (before[seen - 1] ?? 0n) * hits)
    },
    [1n],
  )
  const sum = (of: readonly bigint[]) => of.reduce((all, count) => all + count, 0n)
  return { numerator: sum(counts.slice(3)), denominator: sum(counts) }
}

/** What is published. */
const published = {
  low: { price: 25, rtp: 9658, chance: 195 },
  medium: { price: 25, rtp: 9669, chance: 186 },
  high: { price: 25, rtp: 9683, chance: 192 },
  stacked: { price: 25, rtp: 9633, chance: 192 },
  doubling: { price: 25, rtp: 9649, chance: 195 },
  expanding: { price: 28, rtp: 9601, chance: 189 },
  walking: { price: 25, rtp: 9633, chance: 223 },
  sticky: { price: 25, rtp: 9673, chance: 189 },
}

describe.each(profileIds)('the ante of %s', (id) => {
  const profile = profiles[id]
  const ante = withAnte(profile)
  const facts = computeFacts(ante)

  test('pays back the published share of its price, with and without the largest win', () => {
    const { price, rtp, chance } = anteBets[id]
    expect({ price, rtp, chance }).toEqual(published[id])
    expect(ofPrice(subtract(facts.uncapped, facts.capLossBound), price)).toBe(rtp)
    expect(ofPrice(facts.uncapped, price) - rtp).toBeLessThanOrEqual(1)
    expect(rtp).toBeGreaterThanOrEqual(9600)
    expect(rtp).toBeLessThanOrEqual(9700)
  })

  test('brings free spins as much more often as is published', () => {
    const usual = countTriggers(profile.reels)
    const { numerator, denominator } = facts.freeSpinsRate
    expect(toNumber(countTriggers(ante.reels))).toBe(toNumber(facts.freeSpinsRate))
    const times = (numerator * usual.denominator * 100n) / (denominator * usual.numerator)
    expect(Number(times)).toBe(anteBets[id].chance)
  })

  test('wins no more in one spin than is published of the profile', () => {
    expect(Math.floor(facts.largestSpin)).toBe(largestSpins[id])
  })

  test('thousands of its rounds agree with its chance within 3.9 standard errors (1 in 10,000)', () => {
    const draw = createDraw({ serverSeed: '5eed'.repeat(16), clientSeed: `${id} ante`, nonce: 0 })
    const rounds = runsOf(5_000)
    let met = 0
    for (let i = 0; i < rounds; i++)
      if (playRound(profile, draw, 20, 'ante').spins.some(({ kind }) => kind === 'free')) met += 1
    const rate = toNumber(facts.freeSpinsRate)
    expect(Math.abs(met / rounds - rate)).toBeLessThan(3.9 * Math.sqrt((rate * (1 - rate)) / rounds))
  }, 120_000)

  test('shows no two scatters on one reel, and none beside a wild that fills its reel', () => {
    for (const strip of ante.reels)
      strip.forEach((_, stop) => {
        const column = readWindow([strip], [stop])[0]!
        const scatters = column.filter((each) => each === 'scatter').length
        expect(scatters).toBeLessThanOrEqual(1)
        if (profile.wildMotion === 'expanding' && scatters > 0) expect(column).not.toContain('wild')
      })
  })

  test('turns its strips in the paid spin alone, and its wins are those of the stake', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 50_000 }), (nonce, coin) => {
        const seeds = { serverSeed: 'a1'.repeat(32), clientSeed: 'vera-07', nonce }
        const round = replayRound(profile, seeds, coin * 20, 'ante')
        const { isAnte, ...outcome } = round
        expect(isAnte).toBe(true)
        expect(findRoundProfile(round)).toEqual(ante)
        expect(outcome).toEqual(replayRound(ante, seeds, coin * 20))
        expect(findRoundProfile(outcome)).toBe(profile)
        const [paid] = round.spins
        expect(paid!.stops.every((stop, reel) => stop < ante.reels[reel]!.length)).toBe(true)
        expect({ ...ante, reels: profile.reels }).toEqual(profile)
      }),
      { numRuns: runsOf(60) },
    )
  })
})

test.each([
  ['low', 'd3191830a74910a9', 'd5d595a12c95e4eb'],
  ['medium', '3f87fcd98aecc2a0', '090ae93b4e3cc2da'],
  ['high', 'e20863485b979793', '7f645044f20b60f2'],
  ['stacked', '1704e72588255328', 'a18c09951cdc17bc'],
  ['doubling', '71dd28777af7234d', '825a0574c3816739'],
  ['expanding', '1eed953d558f4d27', '586782f508d11e6c'],
  ['walking', '47a0aa298f3579ba', '529da28f0ed57b96'],
  ['sticky', '5486e12e25e6ee07', 'fbef03dc1a9f3949'],
] as const)(
  'the strips of the ante of %s never change once published, so that its old rounds still verify',
  (id, strips, rounds) => {
    const fingerprint = (value: unknown) => hashServerSeed(JSON.stringify(value)).slice(0, 16)
    const played = Array.from({ length: 50 }, (_, nonce) =>
      replayRound(profiles[id], { serverSeed: 'a1'.repeat(32), clientSeed: 'vera-07', nonce }, 2000, 'ante'),
    )
    expect([fingerprint(withAnte(profiles[id]).reels), fingerprint(played)]).toEqual([strips, rounds])
  },
)

test('the price of a round with the ante is whole at every stake, and says the stake', () => {
  fc.assert(
    fc.property(fc.constantFrom(...profileIds), fc.integer({ min: 1, max: 50_000 }), (id, coin) => {
      const price = findPrice(anteBets[id], coin * 20)
      expect(price).toBe(coin * published[id].price)
      expect(findStakeOfPrice(anteBets[id], price)).toBe(coin * 20)
      expect(findStakeOfPrice(anteBets[id], price + 1)).toBeNull()
    }),
    { numRuns: runsOf(150) },
  )
})
