import type * as v from 'valibot'
import {
  readBets,
  replayRound,
  rouletteProfiles,
  type Bet,
  type RouletteOutcome as Outcome,
  type TableLimits,
} from '@yanta/game-rules/roulette'
import { Refusal } from '@yanta/server'
import type { Order, Play, ServerEngine, Stakes } from '../../server-engine.ts'
import { RouletteGame, RouletteOutcome, RouletteSummary } from './wire.ts'

export const rouletteEngine = {
  Game: RouletteGame,
  Outcome: RouletteOutcome,
  Summary: RouletteSummary,
  readPlay: readRoulettePlay,
  summarize: ({ number }) => ({ engine: 'roulette', number }),
  findOffer(currency) {
    const { chips } = currency.table
    return {
      stakes: chips,
      defaultStake: chips[Math.floor(chips.length / 2)]!,
      game: { limits: findTableLimits(currency) },
    }
  },
} satisfies ServerEngine<v.InferOutput<typeof RouletteOutcome>, v.InferOutput<typeof RouletteSummary>>

function findTableLimits({ table }: Stakes): TableLimits {
  return { smallest: table.chips[0]!, largestStraight: table.largestStraight }
}

/** The choice is the bets on the table, whose sum is the stake. Throws `invalid_request` with the invalid field. */
function readRoulettePlay(
  profile: (typeof rouletteProfiles)[number],
  { stake, choice }: Order,
  stakes: Stakes,
): Play<Outcome> {
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
