import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runsOf } from '../../../../tools/testing/property-strength.ts'
import { createDraw, hashServerSeed } from '../fairness/index.ts'
import {
  boughtRespins,
  cellCount,
  coinsPerStake,
  coinsToOpen,
  countHeldCoins,
  evaluateWays,
  holdProfileIds,
  holdProfiles,
  holdSymbols,
  payingSymbols,
  pictureSymbols,
  playHold,
  readWindow,
  reelCount,
  replayHold,
  respinCount,
  rowCount,
  type HoldProfile,
  type HoldSymbol,
  type PayingSymbol,
} from './index.ts'
import { drawOpeningStops } from './opening.ts'
import { computeHoldReturns, countWindowsByCoins, followRespins, type Fraction } from './returns.ts'

const { harvest } = holdProfiles
const seeds = (nonce: number) => ({ serverSeed: '5eed'.repeat(16), clientSeed: 'hold', nonce })
const toNumber = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * 10n ** 15n) / denominator) / 1e15
const anyProfile = fc.constantFrom(...holdProfileIds.map((id) => holdProfiles[id]))
const windows = fc.tuple(
  fc.array(fc.constantFrom(...payingSymbols, 'coin' as const), { minLength: rowCount, maxLength: rowCount }),
  fc.array(fc.constantFrom(...holdSymbols), {
    minLength: cellCount - rowCount,
    maxLength: cellCount - rowCount,
  }),
)

/** All 243 ways of a window, each followed by itself: the coins that each symbol wins. */
function followWays({ pays }: HoldProfile, window: readonly HoldSymbol[]): Map<PayingSymbol, number> {
  const won = new Map<PayingSymbol, number>()
  const follow = (symbol: PayingSymbol, reel: number): number => {
    const column = window.slice(reel * rowCount, (reel + 1) * rowCount)
    const fitting = column.filter((each) => each === symbol || each === 'wild').length
    if (reel === reelCount || fitting === 0) return reel < 3 ? 0 : pays[symbol][reel - 3]!
    return Array.from({ length: fitting }, () => follow(symbol, reel + 1)).reduce(
      (sum, each) => sum + each,
      0,
    )
  }
  for (const symbol of payingSymbols) {
    const coins = follow(symbol, 0)
    if (coins > 0) won.set(symbol, coins)
  }
  return won
}

test('a window wins what all its ways win, each followed from the left on its own', () => {
  fc.assert(
    fc.property(anyProfile, windows, (profile, [first, rest]) => {
      const window = [...first, ...rest]
      const wins = evaluateWays(profile, window, coinsPerStake)
      expect(new Map(wins.map(({ symbol, win }) => [symbol, win]))).toEqual(followWays(profile, window))
      for (const { symbol, count, ways, cells, win } of wins) {
        expect(win).toBe(profile.pays[symbol][count - 3]! * ways)
        expect(cells.every((cell) => [symbol, 'wild'].includes(window[cell]!))).toBe(true)
        expect(new Set(cells.map((cell) => Math.floor(cell / rowCount))).size).toBe(count)
      }
    }),
    { numRuns: runsOf(150) },
  )
})

test('two reels, a gap, and coins in between win nothing', () => {
  const withReels = (...reels: string[]) =>
    evaluateWays(
      harvest,
      reels.flatMap((words) => words.split(' ') as HoldSymbol[]),
      2_000,
    )
  const none = 'plum bell clover'
  expect(withReels('seven lemon lemon', 'seven seven wild', none, 'seven seven seven', none)).toEqual([])
  expect(withReels('seven lemon lemon', 'coin coin coin', 'seven wild wild', none, none)).toEqual([])
  expect(withReels('seven lemon lemon', 'seven orange wild', 'wild coin seven', none, none)).toMatchObject([
    { symbol: 'lemon', count: 3, ways: 2, win: (harvest.pays.lemon[0] * 2 * 2_000) / coinsPerStake },
    { symbol: 'seven', count: 3, ways: 4, win: (harvest.pays.seven[0] * 4 * 2_000) / coinsPerStake },
  ])
})

/** Every coin on the lists of a round stays in its cell, and the respins are counted from the last one that landed. */
function checkFeature({ feature, coins, stake }: ReturnType<typeof playHold>, profile: HoldProfile): void {
  const held = new Map(coins.map(({ cell, value }) => [cell, value]))
  let left: number = respinCount
  feature!.respins.forEach(({ landed, left: after }, index) => {
    for (const { cell, value } of landed) {
      expect(held.has(cell)).toBe(false)
      held.set(cell, value)
    }
    left = held.size === cellCount ? 0 : landed.length > 0 ? respinCount : left - 1
    expect(after).toBe(left)
    expect(left === 0).toBe(index === feature!.respins.length - 1)
  })
  expect(feature!.coins).toBe([...held.values()].reduce((sum, value) => sum + value, 0))
  expect(feature!.grand).toBe(held.size === cellCount ? (profile.grand * stake) / coinsPerStake : 0)
  expect(feature!.win).toBe(feature!.coins + feature!.grand)
  expect(held.size).toBe(countHeldCoins({ coins, feature }))
}

test('a round opens its feature at six coins, keeps each of them, counts three respins anew after each coin, and pays all at once', () => {
  // With more coins on the strips every other round has the feature.
  const rich = (profile: HoldProfile): HoldProfile => ({
    ...profile,
    reels: profile.reels.map((strip) =>
      strip.flatMap((symbol, index): HoldSymbol[] => (index % 3 === 0 ? ['coin', symbol] : [symbol])),
    ),
  })
  let opened = 0
  fc.assert(
    fc.property(anyProfile, fc.nat(), fc.boolean(), (profile, nonce, isRich) => {
      const rules = isRich ? rich(profile) : profile
      const round = replayHold(rules, seeds(nonce), 2_000)
      expect(round.window).toEqual(readWindow(rules.reels, round.stops))
      expect(round.waysWin).toBe(round.ways.reduce((sum, { win }) => sum + win, 0))
      expect(round.coins.map(({ cell }) => cell)).toEqual(
        round.window.flatMap((symbol, cell) => (symbol === 'coin' ? [cell] : [])),
      )
      for (const { value, pot } of [
        ...round.coins,
        ...(round.feature?.respins ?? []).flatMap((r) => r.landed),
      ])
        expect(rules.values.find(({ coins }) => coins * 100 === value)?.pot ?? null).toBe(pot)
      expect(round.feature !== null).toBe(round.coins.length >= coinsToOpen)
      expect(round.win).toBe(round.waysWin + (round.feature?.win ?? 0))
      if (round.feature === null) return
      opened += 1
      checkFeature(round, rules)
    }),
    { numRuns: runsOf(200) },
  )
  expect(opened).toBeGreaterThan(20)
})

test('the chain of respins gives the same as following every pattern of coins on two and three free cells', () => {
  const landing = { hits: 2, of: 5 }
  const chance = landing.hits / landing.of
  const follow = (free: number, left: number): [filled: number, full: number] => {
    if (free === 0 || left === 0) return [cellCount - free, free === 0 ? 1 : 0]
    let [filled, full] = [0, 0]
    for (let pattern = 0; pattern < 2 ** free; pattern++) {
      const landed = [...pattern.toString(2)].filter((digit) => digit === '1').length
      const share = chance ** landed * (1 - chance) ** (free - landed)
      const after = follow(free - landed, landed > 0 ? respinCount : left - 1)
      filled += share * after[0]
      full += share * after[1]
    }
    return [filled, full]
  }
  for (const free of [0, 1, 2, 3]) {
    const { filled, isFull } = followRespins(landing, cellCount - free)
    expect(toNumber(filled)).toBeCloseTo(follow(free, respinCount)[0], 10)
    expect(toNumber(isFull)).toBeCloseTo(follow(free, respinCount)[1], 10)
  }
})

test('the return of short strips is the mean of all their windows', () => {
  const strip = (words: string) => words.split(' ') as HoldSymbol[]
  const short: HoldProfile = {
    ...harvest,
    reels: [
      strip('seven lemon coin coin'),
      strip('seven wild coin lemon'),
      strip('coin coin seven lemon'),
      strip('wild seven coin coin plum'),
      strip('lemon coin seven coin'),
    ],
  }
  const every = (lengths: number[]): number[][] =>
    lengths.reduce<number[][]>(
      (stops, length) => stops.flatMap((s) => Array.from({ length }, (_, stop) => [...s, stop])),
      [[]],
    )
  const byCoins = Array.from({ length: cellCount + 1 }, () => 0n)
  let coins = 0
  const all = every(short.reels.map(({ length }) => length))
  for (const stops of all) {
    const window = readWindow(short.reels, stops)
    byCoins[window.filter((symbol) => symbol === 'coin').length]! += 1n
    for (const { win } of evaluateWays(short, window, coinsPerStake)) coins += win
  }
  expect(countWindowsByCoins(short.reels)).toEqual(byCoins)
  expect(byCoins.slice(coinsToOpen).some((count) => count > 0n)).toBe(true)
  const { rtp, fromFeature, bought } = computeHoldReturns(short)
  expect(toNumber(rtp) - toNumber(fromFeature)).toBeCloseTo(coins / coinsPerStake / all.length, 10)
  const weights = short.values.reduce((sum, { weight }) => sum + weight, 0)
  const mean = short.values.reduce((sum, each) => sum + each.coins * each.weight, 0) / weights
  const feature = byCoins.reduce((sum, count, held) => {
    if (held < coinsToOpen) return sum
    const { filled, isFull } = followRespins(short.landing, held)
    return sum + Number(count) * (toNumber(filled) * mean + toNumber(isFull) * short.grand)
  }, 0)
  expect(toNumber(fromFeature)).toBeCloseTo(feature / coinsPerStake / all.length, 8)

  // A bought round is one of the windows with coins enough, each of them once.
  const opening = all.filter(
    (stops) => readWindow(short.reels, stops).filter((symbol) => symbol === 'coin').length >= coinsToOpen,
  )
  const drawn = opening.map((_, index) =>
    drawOpeningStops(short.reels, (bound) => {
      expect(bound).toBe(opening.length)
      return index
    }),
  )
  expect(drawn).toEqual(opening)
  const ways = opening.reduce(
    (sum, stops) =>
      evaluateWays(short, readWindow(short.reels, stops), coinsPerStake).reduce(
        (own, { win }) => own + win,
        sum,
      ),
    0,
  )
  expect(toNumber(bought)).toBeCloseTo((ways + feature) / coinsPerStake / opening.length, 8)
})

/** The window with six coins or more whose ways win most: reels from the left, a branch ends where no way goes on. */
function findLargestWays({ reels, pays }: HoldProfile): { coins: number; stops: number[] } {
  const columns = reels.map((strip) => strip.map((_, stop) => readWindow([strip], [stop])))
  const coinsOf = (column: readonly HoldSymbol[]) => column.filter((symbol) => symbol === 'coin').length
  const most = columns.map((reel) => Math.max(...reel.map(coinsOf)))
  /** The stops with most coins, for the reels that no way reaches. */
  const richest = columns.map((reel, index) => reel.findIndex((column) => coinsOf(column) === most[index]))
  let best = { coins: -1, stops: [] as number[] }
  const walk = (
    stops: number[],
    open: readonly { symbol: PayingSymbol; ways: number }[],
    won: number,
    held: number,
  ): void => {
    const reel = stops.length
    if (held + most.slice(reel).reduce((sum, each) => sum + each, 0) < coinsToOpen) return
    if (reel === reelCount || open.length === 0) {
      const coins = open.reduce((sum, { symbol, ways }) => sum + pays[symbol][2] * ways, won)
      if (coins > best.coins) best = { coins, stops: [...stops, ...richest.slice(reel)] }
      return
    }
    columns[reel]!.forEach((column, stop) => {
      let ended = won
      const still = open.flatMap(({ symbol, ways }) => {
        const fitting = column.filter((each) => each === symbol || each === 'wild').length
        if (fitting > 0) return [{ symbol, ways: ways * fitting }]
        if (reel >= 3) ended += pays[symbol][reel - 3]! * ways
        return []
      })
      walk([...stops, stop], still, ended, held + coinsOf(column))
    })
  }
  walk(
    [],
    payingSymbols.map((symbol) => ({ symbol, ways: 1 })),
    0,
    0,
  )
  return best
}

/** More than the ways of any window win: each symbol of the first reel with as many of it as any stop of the others has. */
function boundWays({ reels, pays }: HoldProfile): number {
  const [first, ...others] = reels.map((strip) => strip.map((_, stop) => readWindow([strip], [stop])))
  const bound = (symbol: PayingSymbol): number =>
    others.reduce(
      (ways, reel) =>
        ways * Math.max(...reel.map((each) => each.filter((s) => s === symbol || s === 'wild').length)),
      pays[symbol][2],
    )
  return Math.max(
    ...first!.map((column) =>
      column.reduce((sum, symbol) => (symbol === 'coin' || symbol === 'wild' ? sum : sum + bound(symbol)), 0),
    ),
  )
}

describe.each(holdProfileIds)('the profile %s', (id) => {
  const profile = holdProfiles[id]
  const returns = computeHoldReturns(profile)

  test('pays back the published share, exactly', () => {
    const { numerator, denominator } = returns.rtp
    expect(Number((numerator * 20_000n + denominator) / (denominator * 2n))).toBe(profile.rtp)
    expect(profile.rtp).toBeGreaterThanOrEqual(9600)
    expect(profile.rtp).toBeLessThanOrEqual(9660)
  })

  test('bought respins pay back the published share of their price, exactly', () => {
    const { price, rtp } = boughtRespins[id]
    const { numerator, denominator } = returns.bought
    const [won, paid] = [numerator * BigInt(coinsPerStake), denominator * BigInt(price)]
    expect(Number((won * 20_000n + paid) / (paid * 2n))).toBe(rtp)
    // Buying is no better and no worse than waiting, within a seventh of a percent.
    expect(Math.abs(rtp - profile.rtp)).toBeLessThanOrEqual(14)
  })

  test('a bought round has coins enough, says that it was bought, and is worth what is computed within 3.9 standard errors (1 in 10,000)', () => {
    const draw = createDraw({ ...seeds(0), clientSeed: `${id} bought` })
    const rounds = runsOf(300)
    let [sum, squares] = [0, 0]
    for (let round = 0; round < rounds; round++) {
      const outcome = playHold(profile, draw, coinsPerStake, 'feature')
      expect(outcome.isBought).toBe(true)
      expect(outcome.window).toEqual(readWindow(profile.reels, outcome.stops))
      expect(outcome.coins.length).toBeGreaterThanOrEqual(coinsToOpen)
      checkFeature(outcome, profile)
      // The grand pot is so rare that hundreds of rounds may have none.
      const win = (outcome.win - outcome.feature!.grand) / coinsPerStake
      sum += win
      squares += win ** 2
    }
    const deviation = Math.sqrt(squares / rounds - (sum / rounds) ** 2)
    const fromGrand = (toNumber(returns.fullRate) * profile.grand) / coinsPerStake
    expect(Math.abs(sum / rounds - toNumber(returns.bought) + fromGrand)).toBeLessThan(
      (3.9 * deviation) / Math.sqrt(rounds),
    )
    expect(playHold(profile, draw, coinsPerStake)).not.toHaveProperty('isBought')
  })

  test('has the feature, its share of the return, and the full window as often as is published', () => {
    expect([
      Math.round(1 / toNumber(returns.featureRate)),
      Math.round((100 * toNumber(returns.fromFeature)) / toNumber(returns.rtp)),
      Math.round(1 / toNumber(returns.fullRate)),
    ]).toEqual(
      { stream: [48, 28, 204], harvest: [64, 37, 309], vault: [54, 52, 522], summit: [70, 40, 556] }[id],
    )
  })

  test('has no wild on the first reel, every symbol on each, and pays that grow with symbol and length', () => {
    expect(profile.reels.map((strip) => pictureSymbols.filter((symbol) => !strip.includes(symbol)))).toEqual([
      ['wild'],
      [],
      [],
      [],
      ['wild'],
    ])
    payingSymbols.forEach((symbol, order) => {
      const row = profile.pays[symbol]
      const before = profile.pays[payingSymbols[order - 1] ?? symbol]
      expect(row.every((pay, column) => pay >= before[column]! && pay > (row[column - 1] ?? 0))).toBe(true)
    })
    const pots = profile.values.flatMap(({ pot }) => pot ?? [])
    expect(pots).toEqual(['mini', 'minor', 'major'])
    expect(profile.grand).toBeGreaterThan(profile.values.at(-1)!.coins)
  })

  test('the largest win is a full window of major pots after the best window of six coins, and a round can be it', () => {
    const best = findLargestWays(profile)
    const stops = [...best.stops]
    const round = playHold(
      profile,
      (bound) => stops.shift() ?? (bound === profile.landing.of ? 0 : bound - 1),
      2_000,
    )
    const coins = cellCount * profile.values.at(-1)!.coins + profile.grand + best.coins
    expect(round.win).toBe(coins * 100)
    expect(Math.floor(coins / coinsPerStake)).toBe(profile.maxWin)
    expect(boundWays(profile)).toBeLessThan(coins)
  })

  test('rounds of real seeds agree with the exact return within 3.9 standard errors (1 in 10,000)', () => {
    const draw = createDraw(seeds(0))
    const rounds = runsOf(2_000)
    let [sum, squares] = [0, 0]
    for (let round = 0; round < rounds; round++) {
      const win = playHold(profile, draw, coinsPerStake).win / coinsPerStake
      sum += win
      squares += win * win
    }
    const deviation = Math.sqrt(squares / rounds - (sum / rounds) ** 2)
    expect(deviation).toBeGreaterThan(1)
    expect(Math.abs(sum / rounds - toNumber(returns.rtp))).toBeLessThan((3.9 * deviation) / Math.sqrt(rounds))
  })

  test('every stake pays as many of its coins', () => {
    for (let nonce = 0; nonce < 100; nonce++) {
      const { win } = replayHold(profile, seeds(nonce), coinsPerStake)
      expect(replayHold(profile, seeds(nonce), 2_000).win).toBe(win * 100)
    }
    for (const stake of [30, 0, -20, 20.5])
      expect(() => replayHold(profile, seeds(0), stake)).toThrow(RangeError)
  })
})

// A changed profile would make its old rounds unverifiable: it gets a name of its own.
test.each([
  ['stream', '41c6c0f1d9024ad7'],
  ['harvest', '644104ada2fbfa0e'],
  ['vault', 'dadf5a74b6dba37c'],
  ['summit', 'e4d5990a5ba51e3a'],
] as const)('the published profile %s is unchanged', (id, fingerprint) => {
  expect(hashServerSeed(JSON.stringify(holdProfiles[id])).slice(0, 16)).toBe(fingerprint)
})

test.each([
  ['stream', 137, [25, 30, 20, 34, 9], 10, 9, 21_000],
  ['harvest', 39, [15, 10, 14, 5, 9], 12, 11, 42_000],
  ['vault', 189, [0, 11, 30, 6, 23], 9, 7, 40_000],
  ['summit', 401, [3, 26, 1, 33, 21], 6, 3, 116_000],
] as const)(
  'the seeds of %s with the nonce %i give the published round',
  (id, nonce, stops, held, respins, win) => {
    const round = replayHold(holdProfiles[id], seeds(nonce), 2_000)
    expect([round.stops, countHeldCoins(round), round.feature?.respins.length, round.win]).toEqual([
      stops,
      held,
      respins,
      win,
    ])
  },
)

test.each([
  ['stream', 265],
  ['harvest', 481],
  ['vault', 561],
  ['summit', 568],
] as const)(
  'the price of the respins of %s never changes once published: %i coins, from which its rounds are verified',
  (id, price) => {
    expect(boughtRespins[id].price).toBe(price)
  },
)
