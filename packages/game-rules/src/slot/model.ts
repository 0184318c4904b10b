// The data model of the slot: profiles and outcomes. Data only, no behaviour.

export const symbolIds = [
  'cherry',
  'lemon',
  'orange',
  'plum',
  'bell',
  'bar',
  'seven',
  'star',
  'clover',
  'gem',
  'wild',
  'scatter',
] as const
export type SymbolId = (typeof symbolIds)[number]

export const profileIds = [
  'low',
  'medium',
  'high',
  'stacked',
  'doubling',
  'expanding',
  'walking',
  'sticky',
  'doors',
  'gates',
] as const
export type ProfileId = (typeof profileIds)[number]

/** Coins for 2, 3, 4 and 5 equal symbols from the left; the stake of one line is one coin. */
export type LinePays = readonly [two: number, three: number, four: number, five: number]

/** One number per count of scatters, 3, 4 and 5. */
export type ScatterTable = readonly [three: number, four: number, five: number]

/**
 * What wilds do once they have landed. `expanding`: one that helps a line fills its reel. `walking`: it moves one reel to the left in
 * every following spin, which is a free respin after a paid one, until it has left. `sticky`: it stays for the rest of the free spins.
 */
export type WildMotion = 'expanding' | 'walking' | 'sticky'

/** Free spins among which the player chooses: in place of those of the profile. */
export interface Door {
  awarded: ScatterTable
  multiplier: number
}

export interface Profile {
  id: ProfileId
  volatility: 'low' | 'medium' | 'high'
  /** Share of stakes paid back, in hundredths of a percent: 9612 is 96.12 %. A test proves it from the strips. */
  rtp: number
  /** Five strips of the paid spin, read downwards in a loop. */
  reels: readonly (readonly SymbolId[])[]
  /** Five strips of the free spins. */
  freeReels: readonly (readonly SymbolId[])[]
  /** Five strips of the respins, without wilds and scatters; only where wilds walk. */
  respinReels?: readonly (readonly SymbolId[])[]
  paytable: Readonly<Partial<Record<SymbolId, LinePays>>>
  /** Factor of the win of a line in which a wild substitutes for another symbol; left out, it is 1. */
  wildFactor?: number
  /** Left out, wilds do nothing but substitute. */
  wildMotion?: WildMotion
  /** Multiples of the whole stake, wherever the scatters lie. */
  scatterPays: ScatterTable
  freeSpins: {
    awarded: ScatterTable
    /** Free spins added by scatters during the series. */
    retriggered: ScatterTable
    /** A series never grows longer than this. */
    limit: number
    /** Factor of every win of a free spin. */
    multiplier: number
  }
  /**
   * Left out, nothing is chosen. `freeSpins` are those of the middle door, which plays where nobody chose. Behind each door the number of
   * spins times their multiplier is the same, and none brings further ones: no choice is better than another.
   */
  doors?: readonly Door[]
  /** A round ends when its wins reach this multiple of the stake, which hardly ever happens. */
  maxWin: number
}

/** Column (0 left) and row (0 top). */
export type Cell = [reel: number, row: number]

export interface LineWin {
  /** 1 to 20, as printed beside the reels. */
  line: number
  symbol: SymbolId
  count: number
  /** The cells that make the win, from the left. */
  cells: Cell[]
  /** Minor units, multiplier included. */
  win: number
}

export interface ScatterWin {
  cells: Cell[]
  /** Minor units, multiplier included. */
  win: number
  freeSpins: number
}

/** A respin costs nothing, and is turned for the wilds that walk. */
export type SpinKind = 'paid' | 'respin' | 'free'

export interface Spin {
  kind: SpinKind
  multiplier: number
  /** Index of the strip's symbol in the top row, per reel. */
  stops: number[]
  /** Five columns of three symbols, top to bottom. */
  window: SymbolId[][]
  lineWins: LineWin[]
  /** Null below three scatters. */
  scatter: ScatterWin | null
  /** Wins of this spin in minor units, cut where the round reaches its limit. */
  win: number
  /** Wins of the round up to and with this spin. */
  runningWin: number
  freeSpinsLeft: number
  /** Wilds from earlier spins, where they are in this one; left out without any. */
  held?: Cell[]
  /** Reels that a wild has filled, from the left; left out without any. */
  filled?: number[]
}

/** A whole round: the paid spin with its respins and all its free spins, or a feature, which has no paid spin. Amounts in minor units. */
export interface SlotOutcome {
  engine: 'slot'
  profile: ProfileId
  stake: number
  /** Stake of one line. */
  coin: number
  spins: Spin[]
  win: number
  /** The round was played with the ante: its paid spin turned other strips. */
  isAnte?: true
  /** Of a round with free spins of a profile with doors, the chosen one, from 0; null while the player has to choose. */
  door?: number | null
  /** While the player has to choose: the stops of the free spins of the longest door, of which each door has the first. Hidden from the player. */
  ahead?: number[]
  /** True when the round ended because it reached the largest win. */
  isCapped: boolean
}
