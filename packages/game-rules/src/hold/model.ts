// The data model of hold and win: five reels of three cells that pay in ways, and coins that stay for respins. Data only.

export const reelCount = 5
export const rowCount = 3
export const cellCount = reelCount * rowCount

/** So many coins in the window of the spin open the feature. */
export const coinsToOpen = 6

/** Respins at the start of the feature, and again after each that brings a coin. */
export const respinCount = 3

/** `usual`: any window. `feature`: one with coins enough to open the feature. */
export type RoundKind = 'usual' | 'feature'

/** A stake is this many coins, in which the paytable and the values of coins are written. */
export const coinsPerStake = 20

/** Those that pay, from the one that pays least. Worlds name and draw them as those of a slot. */
export const payingSymbols = ['cherry', 'lemon', 'orange', 'plum', 'bell', 'clover', 'star', 'seven'] as const
export type PayingSymbol = (typeof payingSymbols)[number]

/** Those that a world has a picture of; a coin is drawn with its value. */
export const pictureSymbols = [...payingSymbols, 'wild'] as const
export type PictureSymbol = (typeof pictureSymbols)[number]

export const holdSymbols = [...pictureSymbols, 'coin'] as const
export type HoldSymbol = (typeof holdSymbols)[number]

/** Pots that lie on coins, from the smallest; the grand pot is that of a full window. */
export const potIds = ['mini', 'minor', 'major'] as const
export type PotId = (typeof potIds)[number]

export const holdProfileIds = ['stream', 'harvest', 'vault', 'summit'] as const
export type HoldProfileId = (typeof holdProfileIds)[number]

/** What a coin may be: its value in coins of the stake, and how often it is drawn. */
export interface CoinValue {
  coins: number
  weight: number
  /** Left out: a plain value. */
  pot?: PotId
}

export interface HoldProfile {
  id: HoldProfileId
  volatility: 'low' | 'medium' | 'high'
  /** Share of stakes paid back, in hundredths of a percent: 9612 is 96.12 %. A test proves it from the strips and the odds. */
  rtp: number
  /** Five strips, read downwards in a loop. */
  reels: readonly (readonly HoldSymbol[])[]
  /** Coins of a way of 3, 4 and 5 equal symbols from the left. */
  pays: Readonly<Record<PayingSymbol, readonly [three: number, four: number, five: number]>>
  values: readonly CoinValue[]
  /** A free cell gets a coin in `hits` of `of` respins. */
  landing: { hits: number; of: number }
  /** Coins of the grand pot. */
  grand: number
  /** The largest win of a round, in whole stakes, rounded down. A test proves it, and plays it. */
  maxWin: number
}

/** Cells are numbered reel by reel from the left, each from its top: `reel * 3 + row`. */
export type HoldCell = number

export interface PlacedCoin {
  cell: HoldCell
  pot: PotId | null
  /** Minor units; paid only in the feature. */
  value: number
}

export interface WayWin {
  symbol: PayingSymbol
  /** Reels from the left. */
  count: number
  ways: number
  /** Ascending. */
  cells: HoldCell[]
  /** Minor units. */
  win: number
}

export interface Respin {
  landed: PlacedCoin[]
  /** Respins left after it. */
  left: number
}

/** Respins from the coins of the spin on. Amounts in minor units. */
export interface HoldFeature {
  respins: Respin[]
  /** Sum of all coins. */
  coins: number
  /** The grand pot; 0 unless the window is full. */
  grand: number
  win: number
}

/** A whole round, amounts in minor units. */
export interface HoldOutcome {
  engine: 'hold'
  profile: HoldProfileId
  stake: number
  /** Index of the strip's symbol in the top row, per reel. */
  stops: number[]
  /** Of every cell. */
  window: HoldSymbol[]
  ways: WayWin[]
  /** What the ways win. */
  waysWin: number
  /** The coins of the spin. */
  coins: PlacedCoin[]
  /** Null below six coins. */
  feature: HoldFeature | null
  win: number
  /** The feature was bought: the window is one of those that open it. */
  isBought?: true
}
