// European roulette: one zero, the whole table. Pure: the same draw gives the same round in the server, the page and a test.
export { colourOf, pocketCount, wheelOrder, type Colour } from './wheel.ts'
export { betKinds, findSpot, payouts, spots, type BetKind, type Spot } from './spots.ts'
export {
  findLargestBet,
  findLargestTable,
  readBets,
  type Bet,
  type BetFault,
  type TableLimits,
} from './bets.ts'
export { countReturn, replayRound, settleTable, type RouletteOutcome } from './round.ts'
export { callNeighbours, sectorCalls, type CalledBet, type SectorCall } from './calls.ts'

/** One wheel, one table. */
export const rouletteProfiles = ['european'] as const
/** 36 of 37, in hundredths of a percent; `countReturn` gives the exact share of every bet. */
export const rouletteRtp = 9730
