import {
  readBets,
  replayRound,
  rouletteProfiles,
  type Bet,
  type TableLimits,
} from '@yanta/game-rules/roulette'
import { Refusal } from '@yanta/server'
import type { Stakes } from '../../../server/catalogue.ts'
import type { Order, Play } from '../../server-engine.ts'

export function findTableLimits({ table }: Stakes): TableLimits {
  return { smallest: table.chips[0]!, largestStraight: table.largestStraight }
}

/** The choice is the bets on the table, whose sum is the stake. Throws `invalid_request` with the invalid field. */
export function readRoulettePlay(
  profile: (typeof rouletteProfiles)[number],
  { stake, choice }: Order,
  stakes: Stakes,
): Play {
  const read = readBets(choice, findTableLimits(stakes))
  if ('fault' in read) throw new Refusal('invalid_request', { field: 'choice' })
  if (read.stake !== stake) throw new Refusal('invalid_request', { field: 'stake' })
  return {
    profile,
    stake,
    choice: read.bets satisfies Bet[],
    decide: (seeds) => replayRound(seeds, read.bets),
  }
}
