// The exact moments of what one spin wins. The reels of a spin are independent, so that a moment of products over reels is a product of
// moments of one reel; every term is positive, so that nothing is lost to rounding but the last digits.
import {
  leastSymbols,
  mostSymbols,
  payingSymbols,
  reelCount,
  shortestRun,
  type WaysProfile,
} from './model.ts'

/** `powers[s]` of the count of symbol s on a reel, wilds included: an exponent for each of `payingSymbols`. */
type Powers = readonly number[]

const factorials = Array.from({ length: mostSymbols + 1 }, (_, n) =>
  Array.from({ length: n }, (__, at) => at + 1).reduce((product, each) => product * each, 1),
)
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** Product of two polynomials, cut behind the largest number of symbols. */
function multiply(a: readonly number[], b: readonly number[]): number[] {
  const product = Array.from({ length: mostSymbols + 1 }, () => 0)
  a.forEach((left, i) =>
    b.forEach((right, j) => {
      if (i + j <= mostSymbols) product[i + j]! += left * right
    }),
  )
  return product
}

/** Σ value(n) · chanceⁿ tⁿ / n!: what a kind of symbol adds to the generating function of a reel. */
const series = (chance: number, value: (count: number) => number): number[] =>
  factorials.map((factorial, n) => (value(n) * chance ** n) / factorial)

/** Moments of one reel: of the counts of the symbols with powers, where none of `closed` and no wild beside those occurs. */
function createReel({ heights, weights, wildWeight }: WaysProfile, hasWild: boolean) {
  const wilds = hasWild ? wildWeight : 0
  const total = sum(weights) + wilds
  const shares = heights.map((weight) => weight / sum(heights))
  const known = new Map<string, number>()
  return (powers: Powers, closed: readonly number[]): number => {
    const open = powers
      .flatMap((power, symbol) => (power > 0 ? [{ weight: weights[symbol]!, power }] : []))
      .toSorted((a, b) => a.weight - b.weight || a.power - b.power)
    const closedWeight = sum(closed.map((symbol) => weights[symbol]!))
    // Symbols of one weight have the same moments.
    const key = `${open.map(({ weight, power }) => `${weight}^${power}`).join(' ')} - ${closedWeight}`
    const found = known.get(key)
    if (found !== undefined) return found
    const rest = total - wilds - closedWeight - sum(open.map(({ weight }) => weight))
    const mostWilds = closed.length > 0 || wilds === 0 ? 0 : mostSymbols
    let moment = 0
    for (let wild = 0; wild <= mostWilds; wild++) {
      const others = multiply(
        series(wilds / total, (n) => (n === wild ? 1 : 0)),
        series(rest / total, () => 1),
      )
      const all = open.reduce(
        (product, { weight, power }) =>
          multiply(
            product,
            series(weight / total, (n) => (n + wild) ** power),
          ),
        others,
      )
      moment += sum(
        shares.map((share, at) => share * factorials[leastSymbols + at]! * all[leastSymbols + at]!),
      )
    }
    known.set(key, moment)
    return moment
  }
}

function listSubsets(items: readonly number[]): number[][] {
  return items.reduce<number[][]>(
    (subsets, item) => [...subsets, ...subsets.map((each) => [...each, item])],
    [[]],
  )
}

/** All exponents of that order over the symbols from `from` on. */
function listPowers(order: number, from = 0): number[][] {
  if (from === payingSymbols.length - 1) return [[order]]
  return Array.from({ length: order + 1 }, (_, own) =>
    listPowers(order - own, from + 1).map((rest) => [own, ...rest]),
  ).flat()
}

/** E[Wᵏ] of the win W of a spin in coins, without a multiplier, for k = 0 … `order`. */
export function computeMoments(profile: WaysProfile, order: number): number[] {
  const reels = [createReel(profile, false), createReel(profile, true)]
  const known = new Map<string, number>()
  // Of the product of what the symbols with powers win from a reel on, each of which has occurred on all reels before it.
  const follow = (reel: number, powers: Powers): number => {
    const open = powers.flatMap((power, symbol) => (power > 0 ? [symbol] : []))
    if (open.length === 0) return 1
    const pay = (symbol: number): number =>
      reel < shortestRun ? 0 : profile.pays[symbol]![reel - shortestRun]! ** powers[symbol]!
    if (reel === reelCount) return open.reduce((product, symbol) => product * pay(symbol), 1)
    const key = `${reel} ${powers.join()}`
    const found = known.get(key)
    if (found !== undefined) return found
    let moment = 0
    for (const closed of reel < shortestRun ? [[]] : listSubsets(open)) {
      const going = powers.map((power, symbol) => (closed.includes(symbol) ? 0 : power))
      moment +=
        reels[Math.min(reel, 1)]!(going, closed) *
        closed.reduce((product, symbol) => product * pay(symbol), 1) *
        follow(reel + 1, going)
    }
    known.set(key, moment)
    return moment
  }
  return Array.from({ length: order + 1 }, (_, k) =>
    sum(
      listPowers(k).map(
        (powers) =>
          (factorials[k]! / powers.reduce((product, power) => product * factorials[power]!, 1)) *
          follow(0, powers),
      ),
    ),
  )
}

/** The probability that a spin wins anything: inclusion and exclusion over the symbols that occur on the first three reels. */
export function computeHitRate({ heights, weights, wildWeight }: WaysProfile): number {
  const sets = Array.from({ length: 2 ** payingSymbols.length }, (_, set) =>
    weights.map((__, symbol) => (set >> symbol) & 1),
  )
  const signs = sets.map((set) => (-1) ** sum(set))
  // The probability that all symbols of a set occur, as a signed sum of the probabilities that all of a subset are missing.
  const listOccurring = (wilds: number): number[] => {
    const total = sum(weights) + wilds
    const occurring = sets.map((set, index) => {
      if (index === 0) return 1
      const others = 1 - (sum(set.map((has, symbol) => has * weights[symbol]!)) + wilds) / total
      return (
        (signs[index]! * sum(heights.map((weight, at) => weight * others ** (leastSymbols + at)))) /
        sum(heights)
      )
    })
    for (let bit = 1; bit < sets.length; bit *= 2)
      for (let set = 0; set < sets.length; set++) if (set & bit) occurring[set]! += occurring[set ^ bit]!
    return occurring
  }
  const [first, other] = [listOccurring(0), listOccurring(wildWeight)]
  return -sum(sets.slice(1).map((_, at) => signs[at + 1]! * first[at + 1]! * other[at + 1]! ** 2))
}
