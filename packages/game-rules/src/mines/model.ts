// The words of mines: a field of 25 cells, some of them mined, opened one by one for a growing multiplier. Data only.

export const sideLength = 5
export const cellCount = sideLength * sideLength

/** Share of stakes paid back, in hundredths of a percent, whatever the number of mines and wherever the player stops. */
export const rtp = 9700

/** A round ends by itself before a step that would multiply the stake by more than this. */
export const highestMultiplier = 10_000

/** What a game may be built on. Other rules get another name, so that old rounds still verify. */
export const minesProfileIds = ['exact'] as const

/** Of these there are rounds: `classic` rounded every win down to a minor unit, and is offered no more. */
export const playedMinesProfileIds = ['classic', ...minesProfileIds] as const
export type MinesProfileId = (typeof playedMinesProfileIds)[number]

/** A rounding draw is one of so many numbers. */
export const roundingRange = 2 ** 32

/** Cells are numbered from 0 to 24, row by row from the top left. */
export type Cell = number

export type MinesAction = { kind: 'open'; cell: Cell } | { kind: 'cash_out' }

/** How a round ended: at a mine, by the player's wish, or because there was nothing more to win. */
export type MinesEnd = 'mine' | 'cash_out' | 'cleared'

/** What the seeds decide before the first step. */
export interface MinesDeal {
  /** The mined cells, ascending. */
  field: Cell[]
  /** Decides whether a fraction of a minor unit is paid as a whole one: 0 … `roundingRange` - 1. Null rounds down. */
  rounding: number | null
}

/** A round with its secrets: the whole field and the rounding. What a player may see of it is `MinesView`. */
export interface MinesPlay extends MinesDeal {
  engine: 'mines'
  profile: MinesProfileId
  /** Minor units. */
  stake: number
  /** How many of the cells are mined. */
  mines: number
  /** In the order of opening; the last one is mined when the round ended at a mine. */
  opened: Cell[]
  /** Null while the round goes on. */
  end: MinesEnd | null
  /** Minor units; 0 while the round goes on. */
  win: number
}

/** What a player may see: no mine and no rounding before the end, so that nobody stops where the rounding is in their favour. */
export interface MinesView extends Omit<MinesPlay, 'field'> {
  /** Null while the round goes on. */
  field: Cell[] | null
}
