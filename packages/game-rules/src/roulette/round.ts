import { createDraw, type RoundSeeds } from '../fairness/draw.ts'
import type { Bet } from './bets.ts'
import { findSpot, payouts, spotIndexOf, spots, type Spot } from './spots.ts'
import { pocketCount } from './wheel.ts'

/** A whole round. Amounts in minor units; a win includes the stake it was won with. */
export interface RouletteOutcome {
  engine: 'roulette'
  profile: 'european'
  stake: number
  /** The winning number. */
  number: number
  /** In the order of the table. */
  bets: Bet[]
  /** The winning bets with their payouts. */
  wins: Bet[]
  win: number
}

/** The payout of a bet when the winning number is `number`, stake included; 0 when it lost. */
export function settleBet(spot: Spot, amount: number, number: number): number {
  return spot.numbers.includes(number) ? amount * (payouts[spot.kind] + 1) : 0
}

/** Settles validated bets; throws RangeError for an unknown spot. */
export function settleTable(bets: readonly Bet[], number: number): RouletteOutcome {
  const wins = bets
    .map(([id, amount]): Bet => [id, settleBet(spots[spotIndexOf(id)]!, amount, number)])
    .filter(([, win]) => win > 0)
  return {
    engine: 'roulette',
    profile: 'european',
    number,
    bets: [...bets],
    wins,
    stake: bets.reduce((sum, [, amount]) => sum + amount, 0),
    win: wins.reduce((sum, [, win]) => sum + win, 0),
  }
}

/** The outcome of these seeds: the first draw of 37 is the number. Used by the server and repeated by the verifier. */
export function replayRound(seeds: RoundSeeds, bets: readonly Bet[]): RouletteOutcome {
  return settleTable(bets, createDraw(seeds)(pocketCount))
}

/** Share of its stake that a spot pays back, counted over all pockets: `paid` units of `laid`. */
export function countReturn(id: string): { paid: number; laid: number } {
  const spot = findSpot(id)
  if (!spot) throw new RangeError(`the table has no spot ${id}`)
  return {
    paid: Array.from({ length: pocketCount }, (_, number) => settleBet(spot, 1, number)).reduce(
      (sum, paid) => sum + paid,
      0,
    ),
    laid: pocketCount,
  }
}
