// The bets on the table while they can be changed. Pure: each change returns a new layout, or the reason why it is refused.
import {
  findLargestBet,
  findLargestTable,
  findSpot,
  spots,
  type Bet,
  type CalledBet,
  type TableLimits,
} from '@yanta/game-rules/roulette'
import { tooLarge } from '../../../kit/play-rules.ts'

/** Minor units by spot. */
export type Layout = ReadonlyMap<string, number>

/** The reason why a bet is refused. */
export type LayoutFault =
  | { code: 'largest_bet'; spot: string }
  | { code: 'largest_table' }
  /** The law ends here what a round may be played for. */
  | { code: typeof tooLarge }
  | { code: 'insufficient_funds'; sum: number }

export interface BalanceSource {
  limits: TableLimits
  /** Minor units. */
  balance: number
  stakeLimit: number | null
}

/** The balance does not cover bets of that sum, minor units. */
export const lackFunds = (sum: number): LayoutFault => ({ code: 'insufficient_funds', sum })

export const emptyLayout: Layout = new Map()

export function sumLayout(layout: Layout): number {
  let sum = 0
  for (const amount of layout.values()) sum += amount
  return sum
}

/** In the order of the table, as the server expects it. */
export function listBets(layout: Layout): Bet[] {
  return spots.flatMap(({ id }): Bet[] => (layout.has(id) ? [[id, layout.get(id)!]] : []))
}

export function layBets(
  layout: Layout,
  bets: readonly Bet[],
  { limits, balance, stakeLimit }: BalanceSource,
): { layout: Layout } | { fault: LayoutFault } {
  const next = new Map(layout)
  for (const [id, amount] of bets) {
    const spot = findSpot(id)
    if (!spot) continue
    const sum = (next.get(id) ?? 0) + amount
    if (sum > findLargestBet(limits, spot.kind)) return { fault: { code: 'largest_bet', spot: id } }
    next.set(id, sum)
  }
  const sum = sumLayout(next)
  if (sum > findLargestTable(limits)) return { fault: { code: 'largest_table' } }
  if (stakeLimit !== null && sum > stakeLimit) return { fault: { code: tooLarge } }
  return sum > balance ? { fault: lackFunds(sum) } : { layout: next }
}

export function removeBet(layout: Layout, spot: string, amount: number): Layout {
  const left = (layout.get(spot) ?? 0) - amount
  const next = new Map(layout)
  if (left > 0) next.set(spot, left)
  else next.delete(spot)
  return next
}

/** Bets of a called sector of the wheel, laid with one chip value. */
export function priceCall(call: readonly CalledBet[], chip: number): Bet[] {
  return call.map(({ spot, units }) => [spot, units * chip])
}

/** The largest count of numbers of a bet that marks them on the track. */
const mostMarked = 6

/** The numbers that inside bets cover. */
export function findMarked(layout: Layout): ReadonlySet<number> {
  return new Set(
    [...layout.keys()].flatMap((id) => {
      const { numbers = [] } = findSpot(id) ?? {}
      return numbers.length <= mostMarked ? numbers : []
    }),
  )
}

/** Index of the largest chip of a pile, which decides its appearance. */
export function findPileChip(amount: number, chips: readonly number[]): number {
  return chips.findLastIndex((chip) => chip <= amount)
}
