// The data model of mines: a field of 25 cells, some of them mined, opened one by one for a growing multiplier. Data only.

export const sideLength = 5
export const cellCount = sideLength * sideLength

/** Share of stakes paid back, in hundredths of a percent, whatever the number of mines and wherever the player stops. */
export const rtp = 9700

/** A round ends by itself before a step that would multiply the stake by more than this. */
export const highestMultiplier = 10_000

/** The profiles a game may be built on. Changed rules get a new name, so that old rounds can still be verified. */
export const minesProfileIds = ['exact'] as const

/** Profiles with stored rounds: `classic` rounded every win down to a minor unit, and is no longer offered. */
export const playedMinesProfileIds = ['classic', ...minesProfileIds] as const
export type MinesProfileId = (typeof playedMinesProfileIds)[number]

/** The number of possible rounding draws. */
export const roundingRange = 2 ** 32

/** Cells are numbered from 0 to 24, row by row from the top left. */
export type Cell = number

export type MinesAction = { kind: 'open'; cell: Cell } | { kind: 'cash_out' }

/** How a round ended: at a mine, by the player's cash-out, or because there was nothing more to win. */
export type MinesEnd = 'mine' | 'cash_out' | 'cleared'

/** The outcome decided by the seeds before the first step. */
export interface MinesDeal {
  /** The mined cells, ascending. */
  field: Cell[]
  /** Decides whether a fraction of a minor unit is paid as a whole one: 0 … `roundingRange` - 1. Null rounds down. */
  rounding: number | null
}

/** A round with its secrets: the whole field and the rounding. `MinesView` is the part visible to the player. */
export interface MinesPlay extends MinesDeal {
  engine: 'mines'
  profile: MinesProfileId
  /** Minor units. */
  stake: number
  /** The number of mined cells. */
  mines: number
  /** In the order of opening; the last one is mined when the round ended at a mine. */
  opened: Cell[]
  /** Null while the round is open. */
  end: MinesEnd | null
  /** Minor units; 0 while the round is open. */
  win: number
}

/** The round as visible to the player: no mine and no rounding before the end, so that a player can't stop where the rounding is in their favour. */
export interface MinesView extends Omit<MinesPlay, 'field'> {
  /** Null while the round is open. */
  field: Cell[] | null
}
