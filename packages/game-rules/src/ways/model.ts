// The data model of ways: six reels whose number of symbols changes from spin to spin. Data only.

export const reelCount = 6

/** A combination has at least this many reels. */
export const shortestRun = 3

/** `usual`: a paid spin and the free spins it brings. `feature`: the smallest series of free spins, without a paid spin. */
export type RoundKind = 'usual' | 'feature'

/** A stake is this many coins, in which the paytable is written. */
export const coinsPerStake = 20

/** The symbols that form combinations, from the one that pays least. Worlds name and draw them as those of a slot. */
export const payingSymbols = [
  'cherry',
  'lemon',
  'orange',
  'plum',
  'bell',
  'clover',
  'star',
  'gem',
  'bar',
  'seven',
] as const
export type PayingSymbol = (typeof payingSymbols)[number]

export const waysSymbols = [...payingSymbols, 'wild', 'scatter'] as const
export type WaysSymbol = (typeof waysSymbols)[number]

export const waysProfileIds = ['brook', 'tide', 'swell', 'storm'] as const
export type WaysProfileId = (typeof waysProfileIds)[number]

/** The fewest and the most symbols of a reel beside its scatter, which is one more. */
export const leastSymbols = 2
export const mostSymbols = 6

/** Coins of one way over 3, 4, 5 and 6 reels. */
export type WayPays = readonly [three: number, four: number, five: number, six: number]

export interface FreeSpins {
  /** Scatters that open the series, and free spins for them; more scatters bring as many as the last entry. */
  least: number
  awarded: readonly number[]
  /** Scatters of a free spin that bring more of them, and how many. */
  leastAgain: number
  again: number
  /** A series never grows longer than this. */
  limit: number
  /** The factor of the wins of the first free spin, what it grows by, after which of them, and up to what. */
  multiplier: { first: number; step: number; after: 'each' | 'winning'; last: number }
}

export interface WaysProfile {
  id: WaysProfileId
  volatility: 'low' | 'medium' | 'high'
  /** Share of stakes paid back, in hundredths of a percent. A test computes it from the tables. */
  rtp: number
  /** How often a reel shows 2, 3, 4, 5 and 6 symbols beside its scatter. */
  heights: readonly number[]
  /** How often each symbol is drawn, in the order of `payingSymbols`. */
  weights: readonly number[]
  /** How often a wild is drawn, on every reel but the first. */
  wildWeight: number
  /** In how many of a hundred spins a reel has a scatter. */
  scatterChance: number
  /** A row for each of `payingSymbols`. */
  pays: readonly WayPays[]
  freeSpins: FreeSpins
  /** A round ends when its wins reach this multiple of the stake. */
  maxWin: number
}

/** Reel (0 left) and row (0 top). */
export type WaysCell = [reel: number, row: number]

/** One reel of a spin, top to bottom: 2 to 7 symbols. */
export type Reel = WaysSymbol[]

export interface WaysWin {
  symbol: PayingSymbol
  /** The reels it runs over from the left. */
  count: number
  /** The product of its cells on each of them. */
  ways: number
  /** All its cells, wilds included, reel by reel. */
  cells: WaysCell[]
  /** Minor units, multiplier included. */
  win: number
}

export interface WaysSpin {
  kind: 'paid' | 'free'
  multiplier: number
  reels: Reel[]
  wins: WaysWin[]
  scatters: WaysCell[]
  /** Free spins that it brings. */
  freeSpins: number
  /** Wins of this spin in minor units, cut where the round reaches its limit. */
  win: number
  /** Wins of the round up to and with this spin. */
  runningWin: number
  freeSpinsLeft: number
}

/** A whole round: the paid spin and all its free spins. Amounts in minor units. */
export interface WaysOutcome {
  engine: 'ways'
  profile: WaysProfileId
  stake: number
  spins: WaysSpin[]
  win: number
  /** True when the round ended because it reached the largest win. */
  isCapped: boolean
}
