import { runsOf } from '../../../../tools/testing/property-strength.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findPrice, findStakeOfPrice } from '../engines/index.ts'
import { hashServerSeed } from '../fairness/index.ts'
import { boughtSeries } from './bought.ts'
import { findRun, readWindow } from './evaluate.ts'
import { lines } from './lines.ts'
import { profileIds, type Profile, type SymbolId } from './model.ts'
import { profiles } from './profiles/profiles.ts'
import { replayRound } from './replay.ts'
import { playRound } from './round.ts'
import { fillColumn, findReels, holdWilds } from './wild-motion.ts'

const { medium } = profiles
const withoutWilds = (reels: Profile['reels']) =>
  reels.map((strip) => strip.map((symbol) => (symbol === 'wild' ? 'cherry' : symbol)))
const anyProfile = fc.constantFrom(...profileIds.map((id) => profiles[id]))
const anyStake = fc.integer({ min: 1, max: 50_000 }).map((coin) => coin * 20)
const anySeeds = fc.record({
  serverSeed: fc.string({
    unit: fc.constantFrom(...'0123456789abcdef'.split('')),
    minLength: 64,
    maxLength: 64,
  }),
  clientSeed: fc.constantFrom('a', 'vera-07'),
  nonce: fc.nat(),
})

describe('a line', () => {
  test.each<[SymbolId[], SymbolId | null, number]>([
    [['seven', 'seven', 'seven', 'lemon', 'seven'], 'seven', 3],
    [['lemon', 'seven', 'seven', 'seven', 'seven'], null, 0],
    [['seven', 'seven', 'lemon', 'seven', 'seven'], null, 0],
    [['wild', 'lemon', 'lemon', 'gem', 'gem'], 'lemon', 3],
    [['lemon', 'wild', 'wild', 'lemon', 'gem'], 'lemon', 4],
    [['wild', 'wild', 'wild', 'lemon', 'gem'], 'wild', 3],
    [['wild', 'wild', 'wild', 'seven', 'seven'], 'seven', 5],
    [['wild', 'wild', 'wild', 'wild', 'wild'], 'wild', 5],
    [['wild', 'wild', 'wild', 'scatter', 'wild'], 'wild', 3],
    [['scatter', 'scatter', 'scatter', 'scatter', 'scatter'], null, 0],
  ])('%j is won by %s × %i', (symbols, symbol, count) => {
    const run = findRun(medium, symbols)
    expect(run && { symbol: run.symbol, count: run.count, coins: run.coins }).toEqual(
      symbol && { symbol, count, coins: medium.paytable[symbol]![count - 2] },
    )
  })

  test('pays a run of wilds when it is worth more than the longer run it begins', () => {
    expect(findRun(medium, ['wild', 'wild', 'wild', 'wild', 'lemon'])).toEqual({
      symbol: 'wild',
      count: 4,
      coins: 750,
    })
  })
})

test.each<[SymbolId[], SymbolId, number, number]>([
  [['seven', 'seven', 'wild', 'lemon', 'lemon'], 'seven', 3, 2],
  [['wild', 'seven', 'wild', 'seven', 'lemon'], 'seven', 4, 2],
  [['seven', 'seven', 'seven', 'lemon', 'wild'], 'seven', 3, 1],
  [['wild', 'wild', 'wild', 'scatter', 'lemon'], 'wild', 3, 1],
  [['wild', 'wild', 'wild', 'lemon', 'gem'], 'wild', 3, 1],
])('where wilds double, %j pays %s × %i times %i', (symbols, symbol, count, factor) => {
  const { doubling } = profiles
  expect(findRun(doubling, symbols)).toEqual({
    symbol,
    count,
    coins: doubling.paytable[symbol]![count - 2]! * factor,
  })
})

describe('a round', () => {
  test('has totals equal to the sums of its spins', () => {
    fc.assert(
      fc.property(anyProfile, anySeeds, anyStake, (profile, seeds, stake) => {
        const round = replayRound(profile, seeds, stake)
        let running = 0
        for (const spin of round.spins) {
          const shown = spin.lineWins.reduce((sum, line) => sum + line.win, spin.scatter?.win ?? 0)
          expect(spin.win).toBe(Math.min(shown, stake * profile.maxWin - running))
          running += spin.win
          expect(spin.runningWin).toBe(running)
          expect(Number.isSafeInteger(spin.win)).toBe(true)
        }
        expect(round.win).toBe(running)
      }),
      { numRuns: runsOf(150) },
    )
  })

  test('has wins only from the paytable and the symbols on the line', () => {
    fc.assert(
      fc.property(anyProfile, anySeeds, (profile, seeds) => {
        for (const spin of replayRound(profile, seeds, 20).spins) {
          const landed = holdWilds(readWindow(findReels(profile, spin.kind), spin.stops), spin.held ?? [])
          expect(spin.window).toEqual(
            landed.map((column, reel) => (spin.filled?.includes(reel) ? fillColumn(column) : column)),
          )
          const won = new Map(spin.lineWins.map((line) => [line.line, line]))
          lines.forEach((rows, index) => {
            const run = findRun(
              profile,
              rows.map((row, reel) => spin.window[reel]![row]!),
            )
            expect(won.get(index + 1)?.win ?? 0).toBe((run?.coins ?? 0) * spin.multiplier)
          })
          for (const line of spin.lineWins) {
            expect(line.cells).toEqual(
              lines[line.line - 1]!.slice(0, line.count).map((row, reel) => [reel, row]),
            )
            for (const [reel, row] of line.cells)
              expect([line.symbol, 'wild']).toContain(spin.window[reel]![row])
          }
        }
      }),
      { numRuns: runsOf(150) },
    )
  })

  test('is the same for the same seeds, and only scaled by the stake', () => {
    fc.assert(
      fc.property(anyProfile, anySeeds, fc.integer({ min: 2, max: 500 }), (profile, seeds, times) => {
        const small = replayRound(profile, seeds, 20)
        expect(replayRound(profile, seeds, 20)).toEqual(small)
        const large = replayRound(profile, seeds, 20 * times)
        expect(large.win).toBe(small.win * times)
        expect(large.spins.map((spin) => spin.stops)).toEqual(small.spins.map((spin) => spin.stops))
      }),
      { numRuns: runsOf(150) },
    )
  })

  test('has as many free spins as were awarded, counted down to zero', () => {
    fc.assert(
      fc.property(anyProfile, fc.infiniteStream(fc.nat({ max: 1_000_000 })), (profile, numbers) => {
        const { spins } = playRound(profile, (bound) => (numbers.next().value as number) % bound, 20)
        const awarded = spins.reduce((sum, spin) => sum + (spin.scatter?.freeSpins ?? 0), 0)
        expect(spins.filter(({ kind }) => kind === 'free').length).toBe(awarded)
        expect(spins.at(-1)!.freeSpinsLeft).toBe(0)
        const respins = spins.filter(({ kind }) => kind === 'respin')
        expect(spins.map((spin) => spin.kind)).toEqual([
          'paid',
          ...respins.map(() => 'respin'),
          ...Array.from({ length: awarded }, () => 'free'),
        ])
      }),
      { numRuns: runsOf(150) },
    )
  })

  test('that is a feature is a series of free spins alone, as many as were awarded', () => {
    fc.assert(
      fc.property(anyProfile, anySeeds, anyStake, (profile, seeds, stake) => {
        const { spins, win, isCapped } = replayRound(profile, seeds, stake, 'feature')
        const added = spins.reduce((sum, spin) => sum + (spin.scatter?.freeSpins ?? 0), 0)
        expect(spins.length).toBe(profile.freeSpins.awarded[0] + added)
        expect(spins.length).toBeLessThanOrEqual(profile.freeSpins.limit)
        let left = profile.freeSpins.awarded[0]
        let running = 0
        for (const spin of spins) {
          left += (spin.scatter?.freeSpins ?? 0) - 1
          running += spin.win
          expect(spin).toMatchObject({
            kind: 'free',
            multiplier: profile.freeSpins.multiplier,
            runningWin: running,
            freeSpinsLeft: left,
          })
        }
        expect({ win, left, isCapped }).toEqual({ win: running, left: 0, isCapped: false })
      }),
      { numRuns: runsOf(150) },
    )
  })

  test('that is a feature is the series a paid spin with three scatters would have brought, from the same draws', () => {
    fc.assert(
      fc.property(anyProfile, fc.infiniteStream(fc.nat({ max: 1_000_000 })), (profile, numbers) => {
        const drawn: number[] = []
        const feature = playRound(
          profile,
          (bound) => drawn[drawn.push((numbers.next().value as number) % bound) - 1]!,
          20,
          'feature',
        )
        const stopsOfTrigger = withoutWilds(profile.reels).map((strip, reel) => {
          const scatterAt = strip.indexOf('scatter')
          return reel < 3 ? scatterAt : (scatterAt + 1) % strip.length
        })
        const draws = [...stopsOfTrigger, ...drawn].values()
        const [trigger, ...series] = playRound(
          { ...profile, respinReels: undefined, reels: withoutWilds(profile.reels) },
          () => draws.next().value!,
          20,
        ).spins
        expect(trigger!.scatter?.cells.length).toBe(3)
        const before = trigger!.win
        expect(series.map((spin) => ({ ...spin, runningWin: spin.runningWin - before }))).toEqual(
          feature.spins,
        )
      }),
      { numRuns: runsOf(60) },
    )
  })

  const everywhere = (symbol: SymbolId, other: Partial<Profile> = {}): Profile => ({
    ...medium,
    reels: medium.reels.map(() => [symbol, symbol, symbol]),
    freeReels: medium.reels.map(() => [symbol, symbol, symbol]),
    ...other,
  })

  test('stops a series with scatters in every spin at its limit', () => {
    const round = playRound(everywhere('scatter', { maxWin: 1_000_000 }), () => 0, 20)
    expect(round.spins.length).toBe(1 + medium.freeSpins.limit)
    const feature = playRound(everywhere('scatter', { maxWin: 1_000_000 }), () => 0, 20, 'feature')
    expect(feature.spins.length).toBe(medium.freeSpins.limit)
  })

  test('that is a feature is refused where there are no free spins', () => {
    const without = { ...medium, freeSpins: { ...medium.freeSpins, awarded: [0, 0, 0] as const } }
    expect(() => playRound(without, () => 0, 20, 'feature')).toThrow(RangeError)
  })

  test('ends at once when it reaches the largest win, and pays exactly that', () => {
    const round = playRound(everywhere('scatter', { maxWin: 250 }), () => 0, 40)
    expect(round.isCapped).toBe(true)
    expect(round.win).toBe(40 * 250)
    expect(round.spins.length).toBe(2)
    expect(round.spins.at(-1)!.freeSpinsLeft).toBe(0)
    const feature = playRound(everywhere('scatter', { maxWin: 250 }), () => 0, 40, 'feature')
    expect(feature).toMatchObject({ isCapped: true, win: 40 * 250, spins: [{ freeSpinsLeft: 0 }] })
  })

  test.each([0, -20, 30, 20.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %s as a stake', (stake) => {
    expect(() => playRound(medium, () => 0, stake)).toThrow(RangeError)
  })
})

test.each([
  ['low', '8cb310184bb65939'],
  ['medium', '48ca4bbe27935b66'],
  ['high', '396e8aee6d3fddbb'],
  ['stacked', '8f88f2623cd48351'],
  ['doubling', '37627f218534e9cd'],
  ['expanding', '6de0a273feaeb14c'],
  ['walking', 'caf59434758b3384'],
  ['sticky', 'b17c830479a56613'],
  ['doors', 'ce4413585dcf103f'],
  ['gates', '114e72df0e9bf65b'],
] as const)(
  'the profile %s never changes once published, so that its old rounds still verify; another one gets another id',
  (id, fingerprint) => {
    expect(hashServerSeed(JSON.stringify(profiles[id])).slice(0, 16)).toBe(fingerprint)
  },
)

test.each([
  ['low', 'a54697d7e8b3f60e'],
  ['medium', '428d1006a229f143'],
  ['high', 'b8560a48429f42d3'],
  ['stacked', '3c939edb451d219c'],
  ['doubling', 'a1c252797d8d2516'],
  ['expanding', '3452326e5f9bf203'],
  ['walking', 'b4e2e4f59ce9d6ff'],
  ['sticky', 'bc542976aecd446c'],
] as const)('the seeds of rounds of %s give the same rounds as when it was published', (id, fingerprint) => {
  const rounds = (['usual', 'feature'] as const).flatMap((kind) =>
    Array.from({ length: 50 }, (_, nonce) =>
      replayRound(profiles[id], { serverSeed: 'a1'.repeat(32), clientSeed: 'vera-07', nonce }, 2000, kind),
    ),
  )
  expect(hashServerSeed(JSON.stringify(rounds)).slice(0, 16)).toBe(fingerprint)
})

test.each([
  ['low', 386],
  ['medium', 538],
  ['high', 718],
  ['stacked', 708],
  ['doubling', 612],
  ['expanding', 468],
  ['walking', 184],
  ['sticky', 330],
] as const)(
  'the price of the series of %s never changes once published: %i coins, from which its rounds are verified',
  (id, price) => {
    expect(boughtSeries[id].price).toBe(price)
  },
)

const soldIds = Object.keys(boughtSeries) as (keyof typeof boughtSeries)[]

test('the price of a feature is whole at every stake, and says the stake', () => {
  fc.assert(
    fc.property(fc.constantFrom(...soldIds), anyStake, (id, stake) => {
      const price = findPrice(boughtSeries[id], stake)
      expect(Number.isSafeInteger(price)).toBe(true)
      expect(findStakeOfPrice(boughtSeries[id], price)).toBe(stake)
      expect(findStakeOfPrice(boughtSeries[id], price + 1)).toBeNull()
    }),
    { numRuns: runsOf(150) },
  )
})

describe.each(profileIds)('the strips of %s', (id) => {
  test.each(['reels', 'freeReels'] as const)(
    '%s never show two scatters on one reel and pay every win',
    (kind) => {
      const profile = profiles[id]
      expect(profile[kind].length).toBe(5)
      profile[kind].forEach((strip) =>
        strip.forEach((symbol, stop) => {
          const column = readWindow([strip], [stop])[0]!
          expect(column.filter((each) => each === 'scatter').length).toBeLessThanOrEqual(1)
          if (symbol !== 'scatter' && symbol !== 'wild') expect(profile.paytable[symbol]).toBeDefined()
        }),
      )
    },
  )
})
