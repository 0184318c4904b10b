import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runsOf } from '../../../../tools/testing/property-strength.ts'
import { hashServerSeed } from '../fairness/index.ts'
import {
  boughtWays,
  countFreeSpins,
  countWays,
  evaluateWays,
  findScatters,
  isFeature,
  payingSymbols,
  playWays,
  replayWays,
  waysProfileIds,
  waysProfiles,
  waysSymbols,
  type PayingSymbol,
  type Reel,
  type WaysProfile,
} from './index.ts'

const { tide } = waysProfiles
const anyProfile = fc.constantFrom(...waysProfileIds.map((id) => waysProfiles[id]))
const anyReel = (symbols: readonly (typeof waysSymbols)[number][]) =>
  fc.array(fc.constantFrom(...symbols), { minLength: 2, maxLength: 7 })
const anyReels = fc
  .tuple(
    anyReel(['cherry', 'seven', 'gem', 'scatter']),
    fc.array(anyReel(['cherry', 'seven', 'gem', 'wild', 'scatter']), { minLength: 5, maxLength: 5 }),
  )
  .map(([first, others]): Reel[] => [first, ...others])
const seeds = (nonce: number) => ({ serverSeed: '5eed'.repeat(16), clientSeed: 'ways', nonce })
const numbers = fc.infiniteStream(fc.nat({ max: 1_000_000 }))

/** Every way through the reels, one by one: how many of them begin with a symbol, and how long it lasts on each. */
function countByWalking(reels: readonly Reel[], symbol: PayingSymbol): { count: number; ways: number } {
  const walk = (reel: number): { count: number; ways: number } => {
    const matching = (reels[reel] ?? []).filter((each) => each === symbol || each === 'wild')
    if (matching.length === 0) return { count: reel, ways: 1 }
    const runs = matching.map(() => walk(reel + 1))
    return { count: runs[0]!.count, ways: runs.reduce((sum, { ways }) => sum + ways, 0) }
  }
  return walk(0)
}

describe('ways', () => {
  test('are won by three reels and more from the left, each of their cells once with each of the others', () => {
    fc.assert(
      fc.property(anyReels, fc.constantFrom(1, 5), fc.constantFrom(1, 4), (reels, coin, multiplier) => {
        const expected = payingSymbols.flatMap((symbol, index) => {
          const { count, ways } = countByWalking(reels, symbol)
          return count < 3
            ? []
            : [{ symbol, count, ways, win: tide.pays[index]![count - 3]! * ways * coin * multiplier }]
        })
        expect(evaluateWays(tide, reels, coin, multiplier)).toMatchObject(expected)
        expect(evaluateWays(tide, reels, coin, multiplier).length).toBe(expected.length)
      }),
      { numRuns: runsOf(200) },
    )
  })

  test.each<[string, Reel[], object[]]>([
    [
      'two sevens, a wild with one, and two',
      [
        ['seven', 'seven', 'gem'],
        ['wild', 'seven'],
        ['seven', 'cherry', 'seven'],
        ['gem', 'cherry'],
        ['seven', 'seven'],
        ['seven', 'seven'],
      ],
      [{ symbol: 'seven', count: 3, ways: 8, win: 120 }],
    ],
    [
      'a gem on two reels alone',
      [
        ['gem', 'gem'],
        ['gem', 'gem'],
        ['bell', 'bell'],
        ['gem', 'gem'],
        ['gem', 'gem'],
        ['gem', 'gem'],
      ],
      [],
    ],
    [
      'scatters in the place of a symbol',
      [
        ['bar', 'bar'],
        ['bar', 'bar'],
        ['scatter', 'plum'],
        ['bar', 'bar'],
        ['bar', 'bar'],
        ['bar', 'bar'],
      ],
      [],
    ],
    [
      'two symbols that share their wilds',
      [
        ['star', 'bell'],
        ['wild', 'wild'],
        ['wild', 'plum'],
        ['bell', 'plum'],
        ['plum', 'plum'],
        ['plum', 'plum'],
      ],
      [
        { symbol: 'bell', count: 4, ways: 2, win: 14 },
        { symbol: 'star', count: 3, ways: 2, win: 10 },
      ],
    ],
  ])('of %s pay what their table says', (_, reels, wins) => {
    expect(
      evaluateWays(tide, reels, 1, 1).map(({ symbol, count, ways, win }) => ({ symbol, count, ways, win })),
    ).toEqual(wins)
  })

  test('through all reels are the product of their heights', () => {
    const reels = [2, 3, 4, 5, 6, 7].map((height) => Array.from({ length: height }, () => 'plum'))
    expect(countWays(reels)).toBe(5040)
  })
})

describe('a round', () => {
  test('shows two to seven symbols on each reel, one scatter at most, and no wild on the first', () => {
    const heights = new Set<number>()
    fc.assert(
      fc.property(anyProfile, numbers, (profile, draws) => {
        const { spins } = playWays(profile, (bound) => (draws.next().value as number) % bound, 20)
        for (const { reels } of spins) {
          expect(reels.length).toBe(6)
          expect(reels[0]).not.toContain('wild')
          for (const reel of reels) {
            heights.add(reel.length)
            expect(reel.filter((symbol) => symbol === 'scatter').length).toBeLessThanOrEqual(1)
          }
        }
      }),
      { numRuns: runsOf(150) },
    )
    expect([...heights].toSorted()).toEqual([2, 3, 4, 5, 6, 7])
  })

  test('has totals equal to the sums of its spins, a multiplier that grows as its profile says, and spins counted down', () => {
    fc.assert(
      fc.property(anyProfile, numbers, (profile, draws) => {
        const round = playWays(profile, (bound) => (draws.next().value as number) % bound, 40)
        const { step, after, last, first } = profile.freeSpins.multiplier
        let [running, left, multiplier] = [0, 1, first]
        for (const spin of round.spins) {
          const isFree = spin.kind === 'free'
          expect(spin.multiplier).toBe(isFree ? multiplier : 1)
          expect(spin.wins).toEqual(evaluateWays(profile, spin.reels, 2, spin.multiplier))
          expect(spin.scatters).toEqual(findScatters(spin.reels))
          const shown = spin.wins.reduce((sum, { win }) => sum + win, 0)
          expect(spin.win).toBe(Math.min(shown, 40 * profile.maxWin - running))
          running += spin.win
          left += spin.freeSpins - 1
          expect(spin.runningWin).toBe(running)
          expect(spin.freeSpinsLeft).toBe(round.isCapped && spin === round.spins.at(-1) ? 0 : left)
          if (isFree && (after === 'each' || spin.win > 0)) multiplier = Math.min(last, multiplier + step)
        }
        expect(round.win).toBe(running)
        expect(round.spins.length).toBeLessThanOrEqual(1 + profile.freeSpins.limit)
        expect(round.isCapped || left === 0).toBe(true)
      }),
      { numRuns: runsOf(150) },
    )
  })

  test('opens free spins with four scatters, more with more of them, and adds some with three during the series', () => {
    const withScatters = (counts: readonly number[]) => {
      let draws = 0
      const spins = counts.map((count) => Array.from({ length: 6 }, (_, reel) => reel < count))
      // A reel draws its height, its scatter, where that is, and two symbols.
      const queue = spins.flatMap((spin) => spin.flatMap((has) => (has ? [0, 0, 0, 0, 1] : [0, 99, 0, 1])))
      return playWays(tide, () => queue[draws++] ?? 99, 20)
    }
    expect(withScatters([3]).spins.map(({ freeSpins }) => freeSpins)).toEqual([0])
    for (const [scatters, awarded] of [
      [4, 10],
      [5, 15],
      [6, 20],
    ] as const)
      expect(withScatters([scatters, 2, 3]).spins.slice(0, 3)).toMatchObject([
        { kind: 'paid', freeSpins: awarded, freeSpinsLeft: awarded },
        { kind: 'free', freeSpins: 0, freeSpinsLeft: awarded - 1 },
        { kind: 'free', freeSpins: 4, freeSpinsLeft: awarded + 2 },
      ])
  })

  test('has a series of no more spins than its limit', () => {
    const always: WaysProfile = { ...tide, scatterChance: 100, maxWin: 1e9 }
    expect(playWays(always, () => 0, 20).spins.length).toBe(41)
  })

  test.each([0, -20, 30, 20.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %s as a stake', (stake) => {
    expect(() => playWays(tide, () => 0, stake)).toThrow(RangeError)
  })
})

describe.each(waysProfileIds)('the profile %s', (id) => {
  const profile = waysProfiles[id]

  test('pays more for a longer run, and no less for a later symbol', () => {
    expect(profile.pays.length).toBe(payingSymbols.length)
    profile.pays.forEach((row, symbol) => {
      expect(row.every((pay, at) => at === 0 || pay > row[at - 1]!)).toBe(true)
      expect(row.every((pay, at) => pay >= (profile.pays[symbol - 1]?.[at] ?? 1))).toBe(true)
    })
  })

  test('pays every stake as many of its coins, in the same spins', () => {
    for (let nonce = 0; nonce < 100; nonce++) {
      const small = replayWays(profile, seeds(nonce), 20)
      const large = replayWays(profile, seeds(nonce), 2_000)
      expect(large.win).toBe(small.win * 100)
      expect(large.spins.map(({ reels }) => reels)).toEqual(small.spins.map(({ reels }) => reels))
    }
  })

  test('reaches its largest win, exactly, by six full reels of the best symbol', () => {
    const best = playWays(profile, (bound) => (bound === 100 ? 99 : bound - 1 - lastWilds(bound)), 2_000)
    expect(best.spins[0]!.reels.flat()).toEqual(Array.from({ length: 36 }, () => 'seven'))
    expect([best.win, best.isCapped, best.spins.length]).toEqual([2_000 * profile.maxWin, true, 1])

    /** Wilds are the last symbols of a draw of all symbols. */
    function lastWilds(bound: number): number {
      const paying = profile.weights.reduce((sum, weight) => sum + weight, 0)
      return bound === paying + profile.wildWeight ? profile.wildWeight : 0
    }
  })
})

test.each([
  ['brook', '25848f346dffd119'],
  ['tide', 'fd396c85fdf90345'],
  ['swell', 'd6a0ac9a6b7a89f4'],
  ['storm', 'ea04421f1a67e6fd'],
] as const)(
  'the profile %s never changes once published, so that its old rounds still verify; another one gets another id',
  (id, fingerprint) => {
    expect(hashServerSeed(JSON.stringify(waysProfiles[id])).slice(0, 16)).toBe(fingerprint)
  },
)

test.each([
  ['brook', 41, [0, 1_500, 4_400, 2_400, 0, 2_000, 0, 0, 5_000], 5, 'clover bar gem'],
  ['tide', 133, [0, 200, 0, 0, 0, 0, 0, 0, 0, 0, 0], 2, 'orange lemon cherry scatter'],
  [
    'swell',
    106,
    [0, 0, 400, 0, 800, 0, 50_400, 0, 0, 0, 0, 0, 2_400],
    12,
    'lemon plum gem lemon cherry scatter bell',
  ],
  ['storm', 91, [0, 1_200, 0, 0, 0, 0, 2_400, 0, 0], 6, 'bell cherry plum lemon plum lemon scatter'],
] as const)(
  'the seeds of %s with the nonce %i give the published round',
  (id, nonce, wins, lastMultiplier, firstReel) => {
    const { spins } = replayWays(waysProfiles[id], seeds(nonce), 2_000)
    expect(spins.map(({ win }) => win)).toEqual(wins)
    expect(spins.at(-1)!.multiplier).toBe(lastMultiplier)
    expect(spins[0]!.reels[0]!.join(' ')).toBe(firstReel)
  },
)

test.each([
  ['brook', 387],
  ['tide', 704],
  ['swell', 1373],
  ['storm', 729],
] as const)(
  'the price of the series of %s never changes once published: %i coins, from which its rounds are verified',
  (id, price) => {
    expect(boughtWays[id].price).toBe(price)
  },
)

test.each(waysProfileIds)(
  'a bought series of %s is the smallest one, without a paid spin, and its spins add up to its win',
  (id) => {
    const outcome = replayWays(waysProfiles[id], seeds(3), 2_000, 'feature')
    expect(isFeature(outcome)).toBe(true)
    expect(isFeature(replayWays(waysProfiles[id], seeds(3), 2_000))).toBe(false)
    const { awarded, multiplier } = waysProfiles[id].freeSpins
    const more = outcome.spins.reduce((sum, { freeSpins }) => sum + freeSpins, 0)
    expect(countFreeSpins(outcome)).toBe(awarded[0]! + more)
    expect(outcome.spins[0]).toMatchObject({ kind: 'free', multiplier: multiplier.first })
    expect(outcome.spins[0]!.freeSpinsLeft).toBe(awarded[0]! + outcome.spins[0]!.freeSpins - 1)
    expect(outcome.spins.at(-1)!.freeSpinsLeft).toBe(0)
    expect(outcome.spins.reduce((sum, { win }) => sum + win, 0)).toBe(outcome.win)
  },
)
