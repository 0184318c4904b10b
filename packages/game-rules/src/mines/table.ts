// The payouts of the steps. The multiplier after k safe cells is the return times the odds against them: rtp · C(25, k) / C(25 - mines, k).
// It is stored as a fraction of integers. Only an amount of money is rounded, to a minor unit: a draw decides whether up or down, up with
// a probability equal to the fraction, so that the return is the same at every stake.
import { cellCount, highestMultiplier, roundingRange, rtp } from './model.ts'

/** `numerator / denominator`, exact. */
export interface Multiplier {
  numerator: bigint
  denominator: bigint
}

const rtpScale = 10_000n

/** The number of ways to choose `count` of `size`; exact up to 25 of 25. */
export function countChoices(size: number, count: number): bigint {
  let ways = 1n
  for (let chosen = 0; chosen < count; chosen++) ways = (ways * BigInt(size - chosen)) / BigInt(chosen + 1)
  return ways
}

/**
 * The exact multiplier after `steps` safe cells; 1 before the first.
 * @throws RangeError when the field has no such number of mines or of safe cells
 */
export function findMultiplier(mines: number, steps: number): Multiplier {
  assertMines(mines)
  if (!Number.isInteger(steps) || steps < 0 || steps > cellCount - mines)
    throw new RangeError(`${steps} is no number of safe cells beside ${mines} mines`)
  if (steps === 0) return { numerator: 1n, denominator: 1n }
  return {
    numerator: BigInt(rtp) * countChoices(cellCount, steps),
    denominator: rtpScale * countChoices(cellCount - mines, steps),
  }
}

/**
 * The win of a stake after `steps` safe cells, in minor units.
 * @param rounding below the fraction's share of all draws, the fraction is paid as a whole minor unit; null rounds down
 */
export function findWin(stake: number, mines: number, steps: number, rounding: number | null): number {
  if (!Number.isSafeInteger(stake) || stake <= 0)
    throw new RangeError(`a stake is a positive whole amount, not ${stake}`)
  const { numerator, denominator } = findMultiplier(mines, steps)
  const exact = BigInt(stake) * numerator
  const fraction = exact % denominator
  const isUp = rounding !== null && BigInt(rounding) * denominator < fraction * BigInt(roundingRange)
  return Number(exact / denominator) + Number(isUp)
}

/** The multiplier as shown: hundredths, rounded down. */
export function findShownMultiplier(mines: number, steps: number): number {
  return findWin(100, mines, steps, null)
}

/** The largest win of a round, in whole stakes, rounded down. */
export function findLargestWin(): number {
  const counts = Array.from({ length: cellCount - 1 }, (_, index) => index + 1)
  return Math.max(...counts.map((mines) => Math.floor(findShownMultiplier(mines, findLastStep(mines)) / 100)))
}

/** The number of safe cells after which a round ends by itself: no cell is left, or the next would exceed the largest multiplier. */
export function findLastStep(mines: number): number {
  assertMines(mines)
  let steps = 1
  while (steps < cellCount - mines && !isBeyond(findMultiplier(mines, steps + 1))) steps += 1
  return steps
}

export function isMinesCount(mines: number): boolean {
  return Number.isInteger(mines) && mines >= 1 && mines < cellCount
}

function isBeyond({ numerator, denominator }: Multiplier): boolean {
  return numerator > BigInt(highestMultiplier) * denominator
}

function assertMines(mines: number): void {
  if (!isMinesCount(mines)) throw new RangeError(`a field has 1 to ${cellCount - 1} mines, not ${mines}`)
}
