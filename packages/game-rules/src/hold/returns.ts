// The exact return of a profile in whole numbers. The reels are independent, so that a way's mean is a product over them and the coins of
// the spin are counted by convolution; the cells of a respin are independent, so that the feature is a Markov chain over the number of
// filled cells and the respins left.
import {
  cellCount,
  coinsPerStake,
  coinsToOpen,
  payingSymbols,
  respinCount,
  type HoldProfile,
} from './model.ts'
import { countCells, shortestWay } from './window.ts'

/** An exact fraction. */
export interface Fraction {
  numerator: bigint
  denominator: bigint
}

export interface HoldReturns {
  /** Expected win of a stake of 1. */
  rtp: Fraction
  /** Expected win of a stake of 1 in a round that has the feature, which can be bought. */
  bought: Fraction
  /** Part of `rtp` that comes from the feature. */
  fromFeature: Fraction
  /** Share of rounds with the feature. */
  featureRate: Fraction
  /** Share of features that fill the window. */
  fullRate: Fraction
}

export function computeHoldReturns(profile: HoldProfile): HoldReturns {
  const { reels, values, grand } = profile
  const total = reels.reduce((product, strip) => product * BigInt(strip.length), 1n)
  const byCoins = countWindowsByCoins(reels)
  const weights = values.reduce((sum, { weight }) => sum + weight, 0)
  const meanValue = fraction(
    values.reduce((sum, { coins, weight }) => sum + coins * weight, 0),
    weights,
  )
  let [feature, opened, full] = [fraction(0, 1), 0n, fraction(0, 1)]
  for (let coins = coinsToOpen; coins <= cellCount; coins++) {
    const windows = byCoins[coins]!
    opened += windows
    const { filled, isFull } = followRespins(profile.landing, coins)
    const won = add(multiply(filled, meanValue), multiply(isFull, fraction(grand, 1)))
    feature = add(feature, multiply(won, { numerator: windows, denominator: total }))
    full = add(full, multiply(isFull, { numerator: windows, denominator: total }))
  }
  const perStake = fraction(1, coinsPerStake)
  const fromFeature = multiply(feature, perStake)
  const waysByCoins = sumWays(profile)
  const sumFrom = (least: number): bigint => waysByCoins.slice(least).reduce((sum, each) => sum + each, 0n)
  const ways = multiply({ numerator: sumFrom(0), denominator: total }, perStake)
  const waysOfOpened = multiply({ numerator: sumFrom(coinsToOpen), denominator: total }, perStake)
  return {
    rtp: add(ways, fromFeature),
    bought: multiply(add(waysOfOpened, fromFeature), { numerator: total, denominator: opened }),
    fromFeature,
    featureRate: reduce({ numerator: opened, denominator: total }),
    fullRate: multiply(full, { numerator: total, denominator: opened }),
  }
}

/** For each number of coins in the window, the coins of all ways summed over its windows. */
function sumWays({ reels, pays }: HoldProfile): bigint[] {
  const held = reels.map((strip) => countCells(strip, (symbol) => symbol === 'coin'))
  const sums = Array.from({ length: cellCount + 1 }, () => 0n)
  for (const symbol of payingSymbols) {
    const counts = reels.map((strip) => countCells(strip, (each) => each === symbol || each === 'wild'))
    for (let length = shortestWay; length <= reels.length; length++) {
      const windows = convolve(
        counts.map((reel, index) =>
          reel.map((count, stop) => ({
            coins: held[index]![stop]!,
            ways: index < length ? count : index > length || count === 0 ? 1 : 0,
          })),
        ),
      )
      windows.forEach((ways, coins) => (sums[coins]! += ways * BigInt(pays[symbol][length - shortestWay]!)))
    }
  }
  return sums
}

/** For each number of coins in the window, the products of `ways` over the reels summed over its windows. */
function convolve(reels: readonly (readonly { coins: number; ways: number }[])[]): bigint[] {
  let sums = [1n, ...Array.from({ length: cellCount }, () => 0n)]
  for (const reel of reels) {
    const next = sums.map(() => 0n)
    for (const { coins, ways } of reel)
      for (let before = 0; before + coins <= cellCount; before++)
        next[before + coins]! += sums[before]! * BigInt(ways)
    sums = next
  }
  return sums
}

/** How many of all windows have so many coins, by that number. */
export function countWindowsByCoins(reels: HoldProfile['reels']): bigint[] {
  return convolve(
    reels.map((strip) =>
      countCells(strip, (symbol) => symbol === 'coin').map((coins) => ({ coins, ways: 1 })),
    ),
  )
}

/** The mean number of filled cells at the end of a feature that starts with so many, and the chance that all are. */
export function followRespins(
  { hits, of }: HoldProfile['landing'],
  coins: number,
): { filled: Fraction; isFull: Fraction } {
  const known = new Map<string, { filled: Fraction; isFull: Fraction }>()
  const follow = (held: number, left: number): { filled: Fraction; isFull: Fraction } => {
    if (held === cellCount || left === 0)
      return { filled: fraction(held, 1), isFull: fraction(held === cellCount ? 1 : 0, 1) }
    const key = `${held} ${left}`
    const before = known.get(key)
    if (before !== undefined) return before
    const free = cellCount - held
    let [filled, isFull] = [fraction(0, 1), fraction(0, 1)]
    for (let landed = 0; landed <= free; landed++) {
      const chance = {
        numerator:
          choose(free, landed) * BigInt(hits) ** BigInt(landed) * BigInt(of - hits) ** BigInt(free - landed),
        denominator: BigInt(of) ** BigInt(free),
      }
      const after = follow(held + landed, landed > 0 ? respinCount : left - 1)
      filled = add(filled, multiply(chance, after.filled))
      isFull = add(isFull, multiply(chance, after.isFull))
    }
    known.set(key, { filled, isFull })
    return { filled, isFull }
  }
  return follow(coins, respinCount)
}

function choose(of: number, taken: number): bigint {
  let ways = 1n
  for (let each = 0; each < taken; each++) ways = (ways * BigInt(of - each)) / BigInt(each + 1)
  return ways
}

const fraction = (numerator: number, denominator: number): Fraction => ({
  numerator: BigInt(numerator),
  denominator: BigInt(denominator),
})

const add = (a: Fraction, b: Fraction): Fraction =>
  reduce({
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  })

const multiply = (a: Fraction, b: Fraction): Fraction =>
  reduce({ numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator })

function reduce({ numerator, denominator }: Fraction): Fraction {
  let [a, b] = [numerator, denominator]
  while (b > 0n) [a, b] = [b, a % b]
  return { numerator: numerator / a, denominator: denominator / a }
}
