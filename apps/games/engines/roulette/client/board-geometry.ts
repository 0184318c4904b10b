// Positions of spots on the felt, and the spot at a point. In units of cells: u runs along the twelve streets, zero before 0;
// v runs across them, from number 1 towards number 3; the dozens lie at v -1 to 0 and the even chances at -2 to -1. Pure.
import { spots, type Spot } from '@yanta/game-rules/roulette'

export interface Position {
  u: number
  v: number
}

/** The even chances in their order along the felt, two streets each. */
export const evenChances = ['low', 'even', 'red', 'black', 'odd', 'high'] as const

function centreOf(number: number): Position {
  return number === 0 ? { u: -0.5, v: 1.5 } : { u: Math.ceil(number / 3) - 0.5, v: ((number - 1) % 3) + 0.5 }
}

export function positionSpot({ id, kind, numbers }: Spot): Position {
  const part = Number(id.slice(-1))
  if (kind === 'column') return { u: 12.5, v: part - 0.5 }
  if (kind === 'dozen') return { u: part * 4 - 2, v: -0.5 }
  const chance = (evenChances as readonly string[]).indexOf(kind)
  if (chance >= 0) return { u: chance * 2 + 1, v: -1.5 }
  const centres = numbers.filter((number) => number > 0).map(centreOf)
  const mean = (axis: 'u' | 'v'): number =>
    centres.reduce((sum, centre) => sum + centre[axis], 0) / Math.max(1, centres.length)
  if (kind === 'straight') return centreOf(numbers[0]!)
  if (kind === 'street' || kind === 'sixLine') return { u: mean('u'), v: 0 }
  if (kind === 'firstFour') return { u: 0, v: 0 }
  return numbers[0] === 0 ? { u: 0, v: mean('v') } : { u: mean('u'), v: mean('v') }
}

export const spotPositions: ReadonlyMap<string, Position> = new Map(
  spots.map((spot) => [spot.id, positionSpot(spot)]),
)

/** The position of the pile of a spot: beside the word of an outside bet, so that both are seen. */
export function positionPile(id: string): Position {
  const { u, v } = spotPositions.get(id)!
  if (id.startsWith('dozen')) return { u: u + 1.4, v }
  return v === -1.5 ? { u: u + 0.58, v } : { u, v }
}

const idsByPosition = new Map([...spotPositions].map(([id, { u, v }]) => [`${u} ${v}`, id]))

/** The distance from a line, in cells, within which a point selects the line. */
const nearLine = 0.24
const nearDozens = 0.14

/** The spot that a point of the felt means, or null beside it. */
export function findSpotAt({ u, v }: Position): string | null {
  if (u < -1 || u > 13 || v < -2 || v > 3) return null
  if (v < -nearDozens) {
    if (u < 0 || u > 12) return null
    return v < -1
      ? evenChances[Math.min(5, Math.floor(u / 2))]!
      : `dozen-${Math.min(3, Math.floor(u / 4) + 1)}`
  }
  if (u > 12) return v < 0 ? null : `column-${Math.min(3, Math.floor(v) + 1)}`
  const snap = (value: number, lowest: number, highest: number): number => {
    const line = Math.round(value)
    if (Math.abs(value - line) <= nearLine && line >= lowest && line <= highest) return line
    return Math.min(highest + 0.5, Math.max(lowest - 0.5, Math.floor(value) + 0.5))
  }
  if (u < -nearLine) return v < 0 ? null : '0'
  const across = v <= nearLine ? 0 : Math.min(2.5, snap(v, 1, 2))
  const along = Math.min(11.5, snap(Math.max(u, 0), 0, 11))
  return idsByPosition.get(`${along} ${across}`) ?? idsByPosition.get(`${along} 0`) ?? null
}

/** The nearest spot from `from` in a direction of the felt, for arrow keys; `from` itself when there is none. */
export function findNeighbour(from: string, du: number, dv: number): string {
  const start = spotPositions.get(from)!
  let best = { id: from, cost: Infinity }
  for (const [id, position] of spotPositions) {
    const along = (position.u - start.u) * du + (position.v - start.v) * dv
    const aside = Math.abs((position.u - start.u) * dv) + Math.abs((position.v - start.v) * du)
    if (along <= 0.01 || aside > along * 2 + 0.01) continue
    const cost = along + aside * 2.5
    if (cost < best.cost) best = { id, cost }
  }
  return best.id
}

/** A line of the felt and its position on screen. */
export interface Knot {
  at: number
  px: number
}

/** Interpolates `at` → `px` between knots, or the reverse with `invert`; beyond the ends it extrapolates linearly. */
export function interpolate(knots: readonly Knot[], at: number): number {
  const index = Math.min(knots.length - 2, Math.max(0, knots.findIndex((knot) => knot.at > at) - 1))
  const found = at >= knots.at(-1)!.at ? knots.length - 2 : index
  const [from, to] = [knots[found]!, knots[found + 1]!]
  return from.px + ((at - from.at) / (to.at - from.at)) * (to.px - from.px)
}

export function invert(knots: readonly Knot[]): Knot[] {
  return knots.map(({ at, px }) => ({ at: px, px: at })).toSorted((a, b) => a.at - b.at)
}
