// Plays a whole round at once, all cascades included, so that money moves in one settlement.
import { createDraw, type RoundSeeds } from '../fairness/index.ts'
import { boughtMultipliers } from './bought.ts'
import { collapse, createNextSymbol, empty, fill, findClusters, type Draw, type NextSymbol } from './grid.ts'
import {
  cellCount,
  clusterSizes,
  clusterSymbols,
  coinsPerStake,
  type Cascade,
  type Cluster,
  type ClusterCell,
  type ClusterProfile,
  type ClustersOutcome,
  type RoundKind,
} from './model.ts'
import { clusterProfiles } from './profiles.ts'

/** One grid of a round, as numbers. `grid` is reused: it changes with the next one. */
export interface Step {
  grid: readonly number[]
  clusters: readonly (readonly ClusterCell[])[]
  multiplier: number
}

/** Index of the multiplier with which a round begins. */
const findFirst = ({ id }: Pick<ClusterProfile, 'id'>, kind: RoundKind): number =>
  kind === 'feature' ? boughtMultipliers[id].from : 0

/** Whether the multiplier of the first cascade was bought. */
export function isFeature({ profile, cascades }: Pick<ClustersOutcome, 'profile' | 'cascades'>): boolean {
  return cascades[0]?.multiplier !== clusterProfiles[profile].multipliers[0]
}

/** Cascades until a grid has no cluster, or `isEnough` says so after a step. */
export function runCascades(
  profile: Pick<ClusterProfile, 'id' | 'multipliers'>,
  kind: RoundKind,
  next: NextSymbol,
  isEnough: (step: Step) => boolean,
): void {
  const grid: number[] = Array.from({ length: cellCount }, () => empty)
  const { multipliers } = profile
  for (let order = findFirst(profile, kind); ; order++) {
    fill(grid, next)
    const clusters = findClusters(grid)
    const multiplier = multipliers[Math.min(order, multipliers.length - 1)]!
    if (isEnough({ grid, clusters, multiplier }) || clusters.length === 0) return
    for (const cells of clusters) for (const cell of cells) grid[cell] = empty
    collapse(grid)
  }
}

/** Coins of a cluster before its multiplier. */
export function findPay({ pays }: Pick<ClusterProfile, 'pays'>, symbol: number, size: number): number {
  const column = clusterSizes.findLastIndex((from) => size >= from)
  return column < 0 ? 0 : pays[symbol]![column]!
}

/**
 * The complete outcome of one stake. Draws an integer for each cell that is filled. The feature begins with its bought multiplier.
 * @param stake minor units, a positive multiple of `coinsPerStake`; throws RangeError otherwise
 */
export function playClusters(
  profile: ClusterProfile,
  draw: Draw,
  stake: number,
  kind: RoundKind = 'usual',
): ClustersOutcome {
  if (!Number.isSafeInteger(stake) || stake <= 0 || stake % coinsPerStake !== 0)
    throw new RangeError(`a stake is a positive multiple of ${coinsPerStake}, not ${stake}`)
  const coin = stake / coinsPerStake
  const largestWin = stake * profile.maxWin
  const cascades: Cascade[] = []
  let total = 0
  runCascades(profile, kind, createNextSymbol(profile.weights, draw), ({ grid, clusters, multiplier }) => {
    const won = clusters.map((cells): Cluster => {
      const symbol = grid[cells[0]!]!
      return {
        symbol: clusterSymbols[symbol]!,
        cells: [...cells],
        win: findPay(profile, symbol, cells.length) * coin * multiplier,
      }
    })
    const win = Math.min(
      won.reduce((sum, cluster) => sum + cluster.win, 0),
      largestWin - total,
    )
    total += win
    cascades.push({
      grid: grid.map((symbol) => clusterSymbols[symbol]!),
      multiplier,
      clusters: won,
      win,
      runningWin: total,
    })
    return total === largestWin
  })
  return {
    engine: 'clusters',
    profile: profile.id,
    stake,
    cascades,
    win: total,
    isCapped: total === largestWin,
  }
}

/** The outcome of these seeds: used by the server and repeated by the verifier. `stake` in minor units. */
export function replayClusters(
  profile: ClusterProfile,
  seeds: RoundSeeds,
  stake: number,
  kind: RoundKind = 'usual',
): ClustersOutcome {
  return playClusters(profile, createDraw(seeds), stake, kind)
}
