// Schemas of what a roulette's page is sent, as its rules return it; see there for the meaning of each field.
import * as v from 'valibot'
import { Money, PositiveMoney } from '@yanta/contract'
import { rouletteProfiles } from '@yanta/game-rules/roulette'
import { gameFields } from '../../server-engine.ts'

/** A spot of the table and minor units. */
const Bet = v.tuple([v.string(), PositiveMoney])
const WheelNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(36))

export const RouletteOutcome = v.object({
  engine: v.literal('roulette'),
  profile: v.picklist(rouletteProfiles),
  stake: PositiveMoney,
  number: WheelNumber,
  bets: v.array(Bet),
  wins: v.array(Bet),
  win: Money,
})

export const RouletteSummary = v.object({ engine: v.literal('roulette'), number: WheelNumber })

export const RouletteGame = v.object({
  ...gameFields,
  engine: v.literal('roulette'),
  profile: v.picklist(rouletteProfiles),
  limits: v.object({ smallest: PositiveMoney, largestStraight: PositiveMoney }),
})
