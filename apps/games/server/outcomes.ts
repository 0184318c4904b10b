// Schemas of the outcomes of each engine, as its rules return them; see there for the meaning of each field.
import * as v from 'valibot'
import { Money, PositiveMoney } from '@yanta/contract'
import { playedMinesProfileIds, roundingRange } from '@yanta/game-rules/mines'
import { rouletteProfiles } from '@yanta/game-rules/roulette'
import { profileIds, symbolIds } from '@yanta/game-rules/slot'

const Integer = v.pipe(v.number(), v.safeInteger())
const Cell = v.tuple([Integer, Integer])
const SymbolName = v.picklist(symbolIds)

const Spin = v.object({
  kind: v.picklist(['paid', 'free']),
  multiplier: Integer,
  stops: v.array(Integer),
  window: v.array(v.array(SymbolName)),
  lineWins: v.array(
    v.object({ line: Integer, symbol: SymbolName, count: Integer, cells: v.array(Cell), win: Money }),
  ),
  scatter: v.nullable(v.object({ cells: v.array(Cell), win: Money, freeSpins: Integer })),
  win: Money,
  runningWin: Money,
  freeSpinsLeft: Integer,
})

const SlotOutcome = v.object({
  engine: v.literal('slot'),
  profile: v.picklist(profileIds),
  stake: PositiveMoney,
  coin: PositiveMoney,
  spins: v.array(Spin),
  win: Money,
  isCapped: v.boolean(),
})

const MinesCell = v.pipe(Integer, v.minValue(0), v.maxValue(24))
const MinesEnd = v.nullable(v.picklist(['mine', 'cash_out', 'cleared']))
const MinesOutcome = v.object({
  engine: v.literal('mines'),
  profile: v.picklist(playedMinesProfileIds),
  stake: PositiveMoney,
  mines: Integer,
  /** Null in the player's view while the round is open. */
  field: v.nullable(v.array(MinesCell)),
  /** Null while the round is open, and in rounds of the profile `classic`, which were stored without it. */
  rounding: v.optional(v.nullable(v.pipe(Integer, v.minValue(0), v.maxValue(roundingRange - 1))), null),
  opened: v.array(MinesCell),
  end: MinesEnd,
  win: Money,
})

/** A spot of the table and minor units. */
const Bet = v.tuple([v.string(), PositiveMoney])
const WheelNumber = v.pipe(Integer, v.minValue(0), v.maxValue(36))

const RouletteOutcome = v.object({
  engine: v.literal('roulette'),
  profile: v.picklist(rouletteProfiles),
  stake: PositiveMoney,
  number: WheelNumber,
  bets: v.array(Bet),
  wins: v.array(Bet),
  win: Money,
})

export const Outcome = v.variant('engine', [SlotOutcome, RouletteOutcome, MinesOutcome])
export type Outcome = v.InferOutput<typeof Outcome>

/** The line of an outcome in the history. */
export const Summary = v.variant('engine', [
  v.object({ engine: v.literal('slot'), freeSpins: Integer }),
  v.object({ engine: v.literal('mines'), mines: Integer, opened: Integer, end: MinesEnd }),
  v.object({ engine: v.literal('roulette'), number: WheelNumber }),
])
export type Summary = v.InferOutput<typeof Summary>
