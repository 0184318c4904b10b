// The exact return of a profile whose wilds walk or stay. A mean of sums is the sum of means, so that every line of every spin is
// computed alone: of it, only the chances of its five cells matter. Reels are independent, in a single spin even with their held wilds,
// because a wild that is held on a reel comes from a landing (of a reel in a spin) from which no other reel's of that spin comes. A
// cell's chances are those of its strip, in each of its rows. The number of free spins is fixed with the paid spin.
// That no round reaches the largest win is proven by bounds, so that the limit takes nothing.
import { countWindows } from './enumeration.ts'
import { evaluateLines, findRun, readWindow } from './evaluate.ts'
import { lines, reelCount, rowCount } from './lines.ts'
import type { Profile, SymbolId } from './model.ts'
import { spinMoments, type Ratio } from './returns.ts'

export interface HeldReturns {
  /** Expected win of a stake of 1. */
  uncapped: Ratio
  /** Parts of `uncapped`. */
  fromRespins: Ratio
  fromFreeSpins: Ratio
  /** Share of rounds with respins, and with free spins. */
  respinsRate: Ratio
  freeSpinsRate: Ratio
  /** Win of the best single spin, in coins of a line. */
  largestSpin: number
  /** No round wins more, in stakes. */
  largestRoundBound: number
  /** Expected win of the smallest series of free spins, without a paid spin. */
  feature: Ratio
}

type Strip = Profile['reels'][number]
/** Chances of the symbols of a cell, as parts of `total`. */
interface Chances {
  parts: Map<SymbolId, bigint>
  total: bigint
}

const one: Ratio = { numerator: 1n, denominator: 1n }

/** Throws RangeError for a profile that this is not the mathematics of: see above. */
export function computeHeldReturns(profile: Profile): HeldReturns {
  const { freeReels, freeSpins, maxWin, wildMotion } = profile
  if (wildMotion !== 'walking' && wildMotion !== 'sticky') throw new RangeError('no wilds are held')
  if (freeReels.flat().includes('scatter') || profile.respinReels?.flat().some(isSpecial))
    throw new RangeError('free spins and respins of held wilds bring no scatters')
  if (profile.wildFactor !== undefined) throw new RangeError('held wilds have no factor')

  const paid = spinMoments(profile, countWindows(profile, profile.reels), 1, freeSpins.awarded)
  const stake = BigInt(lines.length)
  let freeSpinsRate: Ratio = { numerator: 0n, denominator: 1n }
  let fromFreeSpins: Ratio = { numerator: 0n, denominator: 1n }
  let paidCoins = 0n
  for (const [award, [count, coins]] of paid.byAward) {
    paidCoins += coins!
    if (award === 0) continue
    const share = { numerator: count!, denominator: paid.total }
    freeSpinsRate = add(freeSpinsRate, share)
    fromFreeSpins = add(fromFreeSpins, multiply(share, meanSeries(profile, award)))
  }
  const respins = wildMotion === 'walking' ? meanRespins(profile) : { mean: zero, rate: zero }
  const largestFree = findLargestFree(profile) * freeSpins.multiplier
  const largestRespin = wildMotion === 'walking' ? boundRespin(profile) : 0
  const largestPaid = Number(paid.largest)
  if (largestFree < Math.max(largestPaid, largestRespin)) throw new RangeError('a free spin pays most')
  const largestRoundBound =
    (largestPaid +
      (reelCount - 1) * largestRespin +
      Math.min(freeSpins.awarded[2], freeSpins.limit) * largestFree) /
    lines.length
  if (largestRoundBound > maxWin) throw new RangeError('a round may reach its largest win')
  return {
    uncapped: add(
      { numerator: paidCoins, denominator: paid.total * stake },
      add(respins.mean, fromFreeSpins),
    ),
    fromRespins: respins.mean,
    fromFreeSpins,
    respinsRate: respins.rate,
    freeSpinsRate,
    largestSpin: largestFree,
    largestRoundBound,
    feature: meanSeries(profile, freeSpins.awarded[0]),
  }
}

const zero: Ratio = { numerator: 0n, denominator: 1n }
const isSpecial = (symbol: SymbolId): boolean => symbol === 'wild' || symbol === 'scatter'
const add = (a: Ratio, b: Ratio): Ratio => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
})
const multiply = (a: Ratio, b: Ratio): Ratio => ({
  numerator: a.numerator * b.numerator,
  denominator: a.denominator * b.denominator,
})
const power = ({ numerator, denominator }: Ratio, exponent: number): Ratio => ({
  numerator: numerator ** BigInt(exponent),
  denominator: denominator ** BigInt(exponent),
})

/** The chance that no wild lands in one cell of a reel. */
const missCell = (strip: Strip): Ratio => ({
  numerator: BigInt(strip.filter((symbol) => symbol !== 'wild').length),
  denominator: BigInt(strip.length),
})
/** The chance that no wild lands on a reel at all. */
const missReel = (strip: Strip): Ratio => ({
  numerator: BigInt(
    strip.filter((_, stop) => !readWindow([strip], [stop])[0]!.some((symbol) => symbol === 'wild')).length,
  ),
  denominator: BigInt(strip.length),
})

/** The chances of a cell that has no held wild with the chance `free`. */
function findChances(strip: Strip, free: Ratio): Chances {
  const parts = new Map<SymbolId, bigint>()
  const grow = (symbol: SymbolId, part: bigint): void =>
    void parts.set(symbol, (parts.get(symbol) ?? 0n) + part)
  for (const symbol of strip) grow(symbol, free.numerator)
  grow('wild', (free.denominator - free.numerator) * BigInt(strip.length))
  return { parts, total: free.denominator * BigInt(strip.length) }
}

/** The mean win of a line in its coins, which is that of a spin in stakes. */
function meanLine(profile: Profile, cells: readonly Chances[]): Ratio {
  const total = cells.reduce((product, cell) => product * cell.total, 1n)
  const follow = (symbols: SymbolId[], ways: bigint): bigint => {
    if (ways === 0n) return 0n
    const own = symbols.find((symbol) => symbol !== 'wild')
    const last = symbols.at(-1)
    const isOver =
      symbols.length === reelCount ||
      own === 'scatter' ||
      (last !== undefined && last !== 'wild' && last !== own)
    if (isOver) {
      const left = cells.slice(symbols.length).reduce((product, cell) => product * cell.total, 1n)
      return BigInt(findRun(profile, symbols)?.coins ?? 0) * ways * left
    }
    return [...cells[symbols.length]!.parts].reduce(
      (sum, [symbol, part]) => sum + follow([...symbols, symbol], ways * part),
      0n,
    )
  }
  return { numerator: follow([], 1n), denominator: total }
}

/** The mean win of a series of `count` free spins, in stakes. */
function meanSeries(profile: Profile, count: number): Ratio {
  const { freeReels, freeSpins, wildMotion } = profile
  const missed = freeReels.map(missCell)
  let sum = zero
  for (let before = 0; before < count; before += 1) {
    const cells = freeReels.map((strip, reel) =>
      findChances(
        strip,
        wildMotion === 'sticky'
          ? power(missed[reel]!, before)
          : missed.slice(reel + 1, reel + 1 + before).reduce(multiply, one),
      ),
    )
    sum = add(sum, meanLine(profile, cells))
  }
  return multiply(sum, { numerator: BigInt(freeSpins.multiplier), denominator: 1n })
}

/** The mean win of the respins of a round in stakes, and the share of rounds that have any. */
function meanRespins({ reels, respinReels = reels, ...profile }: Profile): { mean: Ratio; rate: Ratio } {
  const missed = reels.map(missCell)
  const without = meanLine(
    { ...profile, reels },
    respinReels.map((strip) => findChances(strip, one)),
  )
  let mean = zero
  for (let steps = 1; steps < reelCount; steps += 1) {
    const cells = respinReels.map((strip, reel) => findChances(strip, missed[reel + steps] ?? one))
    const none = multiply(missFrom(reels, steps), without)
    mean = add(mean, subtract(meanLine({ ...profile, reels }, cells), none))
  }
  return { mean, rate: subtract(one, missFrom(reels, 1)) }
}

/** The chance that no wild lands on a reel from the one of that index. */
const missFrom = (reels: Profile['reels'], index: number): Ratio =>
  reels.slice(index).map(missReel).reduce(multiply, one)
const subtract = (a: Ratio, b: Ratio): Ratio => add(a, { ...b, numerator: -b.numerator })

/** Rows as bits. */
const listPatterns = (strip: Strip): number[] => [
  ...new Set(
    strip.map((_, stop) =>
      readWindow([strip], [stop])[0]!.reduce(
        (bits, symbol, row) => bits | (Number(symbol === 'wild') << row),
        0,
      ),
    ),
  ),
]
const join = (a: readonly number[], b: readonly number[]): number[] => [
  ...new Set(a.flatMap((left) => b.map((right) => left | right))),
]

/** The best free spin in coins of a line: with every set of held wilds that a series can have, which is independent of other reels. */
function findLargestFree(profile: Profile): number {
  const { freeReels, wildMotion } = profile
  const landing = freeReels.map(listPatterns)
  const held: number[][] = Array.from({ length: reelCount }, () => [0])
  for (let reel = reelCount - 1; reel >= 0; reel -= 1) {
    const own = landing[reel]!
    if (wildMotion === 'sticky') held[reel] = join(own, join(own, join([0], own)))
    else if (reel < reelCount - 1) held[reel] = join(landing[reel + 1]!, held[reel + 1]!)
  }
  return findBest(profile, freeReels, held)
}

/** No respin pays more: the first three reels as if they were full of wilds. */
function boundRespin(profile: Profile): number {
  const patterns = listPatterns(profile.reels[reelCount - 1]!)
  return findBest(profile, profile.respinReels ?? profile.reels, [[7], [7], [7], patterns, [0]])
}

/** The best window of strips with held wilds. One more wild is never worth less: sets within others are left out. */
function findBest(profile: Profile, reels: Profile['reels'], held: readonly (readonly number[])[]): number {
  const columns = reels.map((strip, reel) => {
    const sets = held[reel]!.filter(
      (set, _, all) => !all.some((other) => other !== set && (other & set) === set),
    )
    const all = strip.flatMap((_, stop) =>
      sets.map((set) =>
        readWindow([strip], [stop])[0]!.map((symbol, row): SymbolId => ((set >> row) & 1 ? 'wild' : symbol)),
      ),
    )
    return [...new Map(all.map((column) => [column.join(), column])).values()]
  })
  let best = 0
  const walk = (window: SymbolId[][]): void => {
    if (window.length === reelCount) {
      const coins = evaluateLines(profile, window, 1, 1).reduce((sum, { win }) => sum + win, 0)
      best = Math.max(best, coins)
    } else for (const column of columns[window.length]!) walk([...window, column])
  }
  if (columns.reduce((product, options) => product * options.length, 1) > 100_000)
    throw new RangeError(`too many windows of ${rowCount} rows to compare`)
  walk([])
  return best
}
