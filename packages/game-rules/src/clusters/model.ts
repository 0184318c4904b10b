// The data model of clusters: a grid of 7 by 7 whose groups of equal symbols win, vanish and make room for more. Data only.

export const sideLength = 7
export const cellCount = sideLength * sideLength

/** Cells that touch by a side form a group; one of at least this many equal symbols is a cluster, which wins. */
export const smallestCluster = 5

/** `usual`: from the first multiplier on. `feature`: from the one that is bought. */
export type RoundKind = 'usual' | 'feature'

/** A stake is this many coins, in which the paytable is written. */
export const coinsPerStake = 20

/** From the one that pays least. Worlds name and draw them as those of a slot. */
export const clusterSymbols = [
  'cherry',
  'lemon',
  'orange',
  'plum',
  'bell',
  'clover',
  'star',
  'seven',
] as const
export type ClusterSymbol = (typeof clusterSymbols)[number]

export const clusterProfileIds = ['calm', 'rising', 'steep', 'patient'] as const
export type ClusterProfileId = (typeof clusterProfileIds)[number]

/** The sizes from which a cluster pays more, ascending. */
export const clusterSizes = [5, 6, 7, 8, 9, 11, 13, 16, 21] as const

export interface ClusterProfile {
  id: ClusterProfileId
  volatility: 'low' | 'medium' | 'high'
  /** Share of stakes paid back, in hundredths of a percent, as simulated; `error` is its standard error in the same unit. */
  rtp: number
  error: number
  /** How often each symbol is drawn, in the order of `clusterSymbols`. */
  weights: readonly number[]
  /** The factor of the wins of each cascade, the first one first; the last holds for all that follow. */
  multipliers: readonly number[]
  /** Coins of a cluster: a row for each symbol, a column for each of `clusterSizes`. */
  pays: readonly (readonly number[])[]
  /** A round ends when its wins reach this multiple of the stake. */
  maxWin: number
}

/** Cells are numbered from 0 to 48, row by row from the top left. */
export type ClusterCell = number

export interface Cluster {
  symbol: ClusterSymbol
  /** Ascending. */
  cells: ClusterCell[]
  /** Minor units, multiplier included. */
  win: number
}

/** A grid and what it wins. The clusters vanish, what lies above falls, and new symbols fill the columns for the next one. */
export interface Cascade {
  /** Of every cell. */
  grid: ClusterSymbol[]
  multiplier: number
  clusters: Cluster[]
  /** Minor units; cut where the round reaches its limit. */
  win: number
  /** Wins of the round up to and with this cascade. */
  runningWin: number
}

/** A whole round, amounts in minor units. The last grid has no cluster, unless the round ended at its limit. */
export interface ClustersOutcome {
  engine: 'clusters'
  profile: ClusterProfileId
  stake: number
  cascades: Cascade[]
  win: number
  /** True when the round ended because it reached the largest win. */
  isCapped: boolean
}
