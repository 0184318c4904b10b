// Bets of a player, checked against the table and its limits. All bets from outside are parsed here.
import { findSpot, spotIndexOf, type BetKind, type Spot } from './spots.ts'

/** A spot and minor units; a list of bets has each spot at most once. */
export type Bet = [spot: string, amount: number]

/** The limits of one table, in minor units. */
export interface TableLimits {
  /** The smallest chip: the smallest bet, and the unit of which every bet is a multiple. */
  smallest: number
  /** The largest bet on a single number; a bet on n numbers may be n times as large. */
  largestStraight: number
}

/** The count of numbers that a kind covers. */
const widths: Readonly<Record<BetKind, number>> = {
  straight: 1,
  split: 2,
  street: 3,
  trio: 3,
  corner: 4,
  firstFour: 4,
  sixLine: 6,
  column: 12,
  dozen: 12,
  red: 18,
  black: 18,
  even: 18,
  odd: 18,
  low: 18,
  high: 18,
}

/** The largest bet on one spot: a bet of any kind never wins more than a single number at its limit. */
export function findLargestBet(limits: TableLimits, kind: BetKind): number {
  return limits.largestStraight * widths[kind]
}

/** The largest sum of bets on the whole table. */
export function findLargestTable(limits: TableLimits): number {
  return limits.largestStraight * 36
}

export type BetFault = 'shape' | 'spot' | 'duplicate' | 'amount' | 'smallest' | 'largest' | 'table'

/** The bets in the order of the table, or their first fault. `input` is untrusted. */
export function readBets(
  input: unknown,
  limits: TableLimits,
): { bets: Bet[]; stake: number } | { fault: BetFault } {
  if (!Array.isArray(input) || input.length === 0) return { fault: 'shape' }
  const bets: Bet[] = []
  const seen = new Set<string>()
  let stake = 0
  for (const entry of input as unknown[]) {
    if (!Array.isArray(entry) || entry.length !== 2) return { fault: 'shape' }
    const [id, amount] = entry as [unknown, unknown]
    const spot = typeof id === 'string' ? findSpot(id) : undefined
    if (!spot) return { fault: 'spot' }
    if (seen.has(spot.id)) return { fault: 'duplicate' }
    const fault = findAmountFault(spot, amount, limits)
    if (fault) return { fault }
    seen.add(spot.id)
    bets.push([spot.id, amount as number])
    stake += amount as number
    if (stake > findLargestTable(limits)) return { fault: 'table' }
  }
  return { bets: bets.toSorted(([a], [b]) => spotIndexOf(a) - spotIndexOf(b)), stake }
}

function findAmountFault(spot: Spot, amount: unknown, limits: TableLimits): BetFault | null {
  if (!Number.isSafeInteger(amount) || (amount as number) <= 0) return 'amount'
  if ((amount as number) % limits.smallest !== 0) return 'smallest'
  return (amount as number) > findLargestBet(limits, spot.kind) ? 'largest' : null
}
