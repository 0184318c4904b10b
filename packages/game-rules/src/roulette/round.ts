import { createDraw, type RoundSeeds } from '../fairness/draw.ts'
import type { Bet } from './bets.ts'
import { findSpot, payouts, placeOf, spots, type Spot } from './spots.ts'
import { pocketCount } from './wheel.ts'

/** A whole round. Amounts in minor units; a win holds the stake it was won with. */
export interface RouletteOutcome {
  engine: 'roulette'
  profile: 'european'
  stake: number
  /** Where the ball lies. */
  number: number
  /** In the order of the table. */
  bets: Bet[]
  /** The bets that won, and what is paid for each. */
  wins: Bet[]
  win: number
}

/** What a bet is paid when the ball lies on `number`, stake included; 0 when it lost. */
export function settleBet(spot: Spot, amount: number, number: number): number {
  return spot.numbers.includes(number) ? amount * (payouts[spot.kind] + 1) : 0
}

/** Settles bets that are known to be good; throws RangeError for a spot that is none. */
export function settleTable(bets: readonly Bet[], number: number): RouletteOutcome {
  const wins = bets
    .map(([id, amount]): Bet => [id, settleBet(spots[placeOf(id)]!, amount, number)])
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

/** The one outcome that these seeds give: the first draw of 37 is the number. What the server decides with, and the verifier repeats. */
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
