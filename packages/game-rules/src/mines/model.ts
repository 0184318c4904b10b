// The words of mines: a field of 25 cells, some of them mined, opened one by one for a growing multiplier. Data only.

export const sideLength = 5
export const cellCount = sideLength * sideLength

/** Share of stakes paid back, in hundredths of a percent, whatever the number of mines and wherever the player stops. */
export const rtp = 9700

/** A round ends by itself before a step that would multiply the stake by more than this. */
export const largestMultiplier = 10_000

/** The only table of multipliers there is; another one gets another name, so that old rounds still verify. */
export const minesProfileIds = ['classic'] as const
export type MinesProfileId = (typeof minesProfileIds)[number]

/** Cells are numbered from 0 to 24, row by row from the top left. */
export type Cell = number

export type MinesAction = { kind: 'open'; cell: Cell } | { kind: 'cash_out' }

/** How a round ended: at a mine, by the player's wish, or because there was nothing more to win. */
export type MinesEnd = 'mine' | 'cash_out' | 'cleared'

/** A round with its secret: the whole field. What a player may see of it is `MinesView`. */
export interface MinesPlay {
  engine: 'mines'
  profile: MinesProfileId
  /** Minor units. */
  stake: number
  /** How many of the cells are mined. */
  mines: number
  /** The mined cells, ascending; decided before the first step. */
  field: Cell[]
  /** In the order of opening; the last one is mined when the round ended at a mine. */
  opened: Cell[]
  /** Null while the round goes on. */
  end: MinesEnd | null
  /** Minor units; 0 while the round goes on. */
  win: number
}

/** What a player may see: no mine before the end. */
export interface MinesView extends Omit<MinesPlay, 'field'> {
  /** Null while the round goes on. */
  field: Cell[] | null
}
