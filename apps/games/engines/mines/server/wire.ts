// Schemas of what the page of mines is sent, as its rules return it; see there for the meaning of each field.
import * as v from 'valibot'
import { Money, PositiveMoney } from '@yanta/contract'
import { minesProfileIds, playedMinesProfileIds, roundingRange } from '@yanta/game-rules/mines'
import { gameFields } from '../../server-engine.ts'

const Integer = v.pipe(v.number(), v.safeInteger())
const Cell = v.pipe(Integer, v.minValue(0), v.maxValue(24))
const End = v.nullable(v.picklist(['mine', 'cash_out', 'cleared']))

export const MinesOutcome = v.object({
  engine: v.literal('mines'),
  profile: v.picklist(playedMinesProfileIds),
  stake: PositiveMoney,
  mines: Integer,
  /** Null in the player's view while the round is open. */
  field: v.nullable(v.array(Cell)),
  /** Null while the round is open, and in rounds of the profile `classic`, which were stored without it. */
  rounding: v.optional(v.nullable(v.pipe(Integer, v.minValue(0), v.maxValue(roundingRange - 1))), null),
  opened: v.array(Cell),
  end: End,
  win: Money,
})

export const MinesSummary = v.object({
  engine: v.literal('mines'),
  mines: Integer,
  opened: Integer,
  end: End,
})

export const MinesGame = v.object({
  ...gameFields,
  engine: v.literal('mines'),
  profile: v.picklist(minesProfileIds),
})
