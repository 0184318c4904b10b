// Schemas of what a slot's page is sent, as its rules return it; see there for the meaning of each field.
import * as v from 'valibot'
import { Money, PositiveMoney } from '@yanta/contract'
import { profileIds, symbolIds } from '@yanta/game-rules/slot'
import { gameFields } from '../../server-engine.ts'
import { World } from '../../world.ts'

const Integer = v.pipe(v.number(), v.safeInteger())
const Cell = v.tuple([Integer, Integer])
const SymbolName = v.picklist(symbolIds)

const Spin = v.object({
  kind: v.picklist(['paid', 'respin', 'free']),
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
  held: v.optional(v.array(Cell)),
  filled: v.optional(v.array(Integer)),
})

export const SlotOutcome = v.object({
  engine: v.literal('slot'),
  profile: v.picklist(profileIds),
  stake: PositiveMoney,
  coin: PositiveMoney,
  spins: v.array(Spin),
  win: Money,
  /** It was played with the ante: the stake is what its wins are counted from, the round cost more. */
  isAnte: v.exactOptional(v.literal(true)),
  /** The chosen door, from 0, of a round with free spins of a profile with doors; null while the player has to choose. */
  door: v.exactOptional(v.nullable(Integer)),
  /** The stops that follow, while the player has to choose: never sent. */
  ahead: v.exactOptional(v.array(Integer)),
  isCapped: v.boolean(),
})

export const SlotSummary = v.object({
  engine: v.literal('slot'),
  freeSpins: Integer,
  isFeature: v.boolean(),
  isAnte: v.exactOptional(v.literal(true)),
})

export const SlotGame = v.object({
  ...gameFields,
  world: World,
  engine: v.literal('slot'),
  profile: v.picklist(profileIds),
})
