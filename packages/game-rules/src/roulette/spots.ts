// Every spot of the table for a bet, with the numbers it covers. A spot inside the grid is named by its numbers: `17`, `17-20`.
import { colourOf } from './wheel.ts'

export const betKinds = [
  'straight',
  'split',
  'street',
  'trio',
  'corner',
  'firstFour',
  'sixLine',
  'column',
  'dozen',
  'red',
  'black',
  'even',
  'odd',
  'low',
  'high',
] as const
export type BetKind = (typeof betKinds)[number]

/** Paid beside the stake itself: 35 means 35 to 1. */
export const payouts: Readonly<Record<BetKind, number>> = {
  straight: 35,
  split: 17,
  street: 11,
  trio: 11,
  corner: 8,
  firstFour: 8,
  sixLine: 5,
  column: 2,
  dozen: 2,
  red: 1,
  black: 1,
  even: 1,
  odd: 1,
  low: 1,
  high: 1,
}

export interface Spot {
  /** `17`, `0-1-2-3`, `dozen-2`, `red`: the spot's id in a bet. */
  id: string
  kind: BetKind
  /** Ascending. */
  numbers: readonly number[]
}

const all = Array.from({ length: 36 }, (_, index) => index + 1)
const range = (from: number, count: number, step = 1): number[] =>
  Array.from({ length: count }, (_, index) => from + index * step)
const inside = (kind: BetKind, numbers: readonly number[]): Spot => ({ id: numbers.join('-'), kind, numbers })
const outside = (id: string, kind: BetKind, holds: (number: number) => boolean): Spot => ({
  id,
  kind,
  numbers: all.filter(holds),
})
const isTop = (number: number): boolean => number % 3 === 0

/** In the order of the rules; bets stored in this order are equal in whatever order they were laid. */
export const spots: readonly Spot[] = [
  ...range(0, 37).map((number) => inside('straight', [number])),
  ...[1, 2, 3].map((number) => inside('split', [0, number])),
  ...all.flatMap((number) => [
    ...(isTop(number) ? [] : [inside('split', [number, number + 1])]),
    ...(number > 33 ? [] : [inside('split', [number, number + 3])]),
  ]),
  ...range(1, 12, 3).map((first) => inside('street', range(first, 3))),
  inside('trio', [0, 1, 2]),
  inside('trio', [0, 2, 3]),
  ...all
    .filter((number) => number <= 32 && !isTop(number))
    .map((number) => inside('corner', [number, number + 1, number + 3, number + 4])),
  inside('firstFour', [0, 1, 2, 3]),
  ...range(1, 11, 3).map((first) => inside('sixLine', range(first, 6))),
  ...[1, 2, 3].map((column) =>
    outside(`column-${column}`, 'column', (number) => (number - column) % 3 === 0),
  ),
  ...[1, 2, 3].map((dozen) =>
    outside(`dozen-${dozen}`, 'dozen', (number) => Math.ceil(number / 12) === dozen),
  ),
  outside('red', 'red', (number) => colourOf(number) === 'red'),
  outside('black', 'black', (number) => colourOf(number) === 'black'),
  outside('even', 'even', (number) => number % 2 === 0),
  outside('odd', 'odd', (number) => number % 2 === 1),
  outside('low', 'low', (number) => number <= 18),
  outside('high', 'high', (number) => number >= 19),
]

const byId = new Map(spots.map((spot, position) => [spot.id, { spot, position }]))

export function findSpot(id: string): Spot | undefined {
  return byId.get(id)?.spot
}

/** Position of a spot in `spots`; throws RangeError for a name that is none. */
export function spotIndexOf(id: string): number {
  const found = byId.get(id)
  if (!found) throw new RangeError(`the table has no spot ${id}`)
  return found.position
}
