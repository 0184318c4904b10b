// Schemas of what the page of clusters is sent, as its rules return it. A round is a list of grids, its cascades: the first is what is
// dealt, each next one what stands after the clusters of the one before have vanished, what lay above them has fallen and new symbols
// have come from above; `listFalls` of the rules says from how high. The last grid has no cluster unless `isCapped`. A cell is
// `row * 7 + column` from the top left. Wins include the multiplier of their cascade; there are no free spins.
import * as v from 'valibot'
import { Money, PositiveMoney } from '@yanta/contract'
import { cellCount, clusterProfileIds, clusterSymbols, smallestCluster } from '@yanta/game-rules/clusters'
import { gameFields } from '../../server-engine.ts'
import { World } from '../../world.ts'

const Integer = v.pipe(v.number(), v.safeInteger())
const Cell = v.pipe(Integer, v.minValue(0), v.maxValue(cellCount - 1))
const SymbolName = v.picklist(clusterSymbols)

const Cascade = v.object({
  grid: v.pipe(v.array(SymbolName), v.length(cellCount)),
  multiplier: Integer,
  clusters: v.array(
    v.object({
      symbol: SymbolName,
      cells: v.pipe(v.array(Cell), v.minLength(smallestCluster)),
      win: Money,
    }),
  ),
  /** Cut where the round reaches its largest win, so that it may be less than that of its clusters. */
  win: Money,
  runningWin: Money,
})

export const ClustersOutcome = v.object({
  engine: v.literal('clusters'),
  profile: v.picklist(clusterProfileIds),
  stake: PositiveMoney,
  cascades: v.pipe(v.array(Cascade), v.minLength(1)),
  win: Money,
  isCapped: v.boolean(),
})

/** `cascades` that won: 0 in a round without a win; `isFeature`: the multiplier of the first one was bought. */
export const ClustersSummary = v.object({
  engine: v.literal('clusters'),
  cascades: Integer,
  isFeature: v.boolean(),
})

export const ClustersGame = v.object({
  ...gameFields,
  world: World,
  engine: v.literal('clusters'),
  profile: v.picklist(clusterProfileIds),
})
