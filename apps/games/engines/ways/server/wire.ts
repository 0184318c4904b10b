// Schemas of what the page of ways is sent, as its rules return it; see there for the meaning of each field. A round is its paid spin
// and all its free spins, or, where those were bought, they alone; a cell is its reel from the left and its row from the top. Wins include the multiplier of their spin.
import * as v from 'valibot'
import { Money, PositiveMoney } from '@yanta/contract'
import { payingSymbols, reelCount, shortestRun, waysProfileIds, waysSymbols } from '@yanta/game-rules/ways'
import { gameFields } from '../../server-engine.ts'
import { World } from '../../world.ts'

const Integer = v.pipe(v.number(), v.safeInteger())
const Cell = v.tuple([Integer, Integer])
const Reel = v.pipe(v.array(v.picklist(waysSymbols)), v.minLength(2), v.maxLength(7))

const Spin = v.object({
  kind: v.picklist(['paid', 'free']),
  multiplier: Integer,
  reels: v.pipe(v.array(Reel), v.length(reelCount)),
  wins: v.array(
    v.object({
      symbol: v.picklist(payingSymbols),
      count: v.pipe(Integer, v.minValue(shortestRun), v.maxValue(reelCount)),
      ways: v.pipe(Integer, v.minValue(1)),
      cells: v.array(Cell),
      win: Money,
    }),
  ),
  scatters: v.array(Cell),
  freeSpins: Integer,
  /** Cut where the round reaches its largest win, so that it may be less than that of its ways. */
  win: Money,
  runningWin: Money,
  freeSpinsLeft: Integer,
})

export const WaysOutcome = v.object({
  engine: v.literal('ways'),
  profile: v.picklist(waysProfileIds),
  stake: PositiveMoney,
  spins: v.pipe(v.array(Spin), v.minLength(1)),
  win: Money,
  isCapped: v.boolean(),
})

export const WaysSummary = v.object({ engine: v.literal('ways'), freeSpins: Integer, isFeature: v.boolean() })

export const WaysGame = v.object({
  ...gameFields,
  world: World,
  engine: v.literal('ways'),
  profile: v.picklist(waysProfileIds),
})
