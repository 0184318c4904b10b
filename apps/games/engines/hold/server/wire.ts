// Schemas of what the page of hold and win is sent, as its rules return it. A round is a window with the wins of its ways, and with six
// coins or more a feature: a list of respins, each with the coins that landed in it. A cell is `reel * 3 + row` from the top left. The
// coins of the spin are paid only in the feature, all together at its end.
import * as v from 'valibot'
import { Money, PositiveMoney } from '@yanta/contract'
import {
  cellCount,
  holdProfileIds,
  holdSymbols,
  payingSymbols,
  potIds,
  reelCount,
  respinCount,
} from '@yanta/game-rules/hold'
import { gameFields } from '../../server-engine.ts'
import { World } from '../../world.ts'

const Integer = v.pipe(v.number(), v.safeInteger())
const Cell = v.pipe(Integer, v.minValue(0), v.maxValue(cellCount - 1))

const Coin = v.object({ cell: Cell, pot: v.nullable(v.picklist(potIds)), value: PositiveMoney })

const WayWin = v.object({
  symbol: v.picklist(payingSymbols),
  count: Integer,
  ways: Integer,
  cells: v.array(Cell),
  win: Money,
})

const Feature = v.object({
  respins: v.array(
    v.object({ landed: v.array(Coin), left: v.pipe(Integer, v.minValue(0), v.maxValue(respinCount)) }),
  ),
  /** Sum of all coins, those of the spin included. */
  coins: Money,
  /** The grand pot; 0 unless the window is full. */
  grand: Money,
  win: Money,
})

export const HoldOutcome = v.object({
  engine: v.literal('hold'),
  profile: v.picklist(holdProfileIds),
  stake: PositiveMoney,
  stops: v.pipe(v.array(Integer), v.length(reelCount)),
  window: v.pipe(v.array(v.picklist(holdSymbols)), v.length(cellCount)),
  ways: v.array(WayWin),
  waysWin: Money,
  coins: v.array(Coin),
  feature: v.nullable(Feature),
  win: Money,
  /** The feature was bought: the window is one of those that open it. */
  isBought: v.exactOptional(v.literal(true)),
})

/** `coins` that the feature held in the end: 0 in a round without one; `isFeature`: it was bought. */
export const HoldSummary = v.object({ engine: v.literal('hold'), coins: Integer, isFeature: v.boolean() })

export const HoldGame = v.object({
  ...gameFields,
  world: World,
  engine: v.literal('hold'),
  profile: v.picklist(holdProfileIds),
})
