// What a place of a long grid shows, card by card: a window of cards at once would be one long task, so those that come into sight take
// turns, and so do games that come while their places are. A place whose turn has not come looks as it did before, and at first like
// the ground beneath it, which has the shape of a card. Pure.
import type { GamePages } from './game-pages.ts'

/** As many are drawn in one frame: a page that is scrolled by leaps fills up card by card and stays quick. */
export const cardsPerFrame = 3

type Face = 'loading' | 'game'

/** What each place in sight has had its turn for; places are counted from the beginning of the whole list. */
export type Turns = ReadonlyMap<number, Face>

export interface PlaceInSight {
  place: number
  /** What it would show, had it its turn. */
  face: Face
  /** It holds the focus, or stands in a row with it, and never waits. */
  isKept: boolean
}

export interface GridTurns {
  list: GamePages
  /** How the grid is laid out and which of it is in sight; null until something is measured. */
  layout: object | null
  turns: Turns
}

/** What is drawn before anything moves needs no turn. */
export function beginTurns(
  list: GamePages,
  layout: object | null,
  sight: readonly PlaceInSight[],
): GridTurns {
  return { list, layout, turns: takeTurns(new Map(), sight, Infinity) }
}

/** Another list or another place in it has the first of its turns at once; as long as nothing was measured, all of them. */
export function followTurns(
  before: GridTurns,
  list: GamePages,
  layout: object | null,
  sight: readonly PlaceInSight[],
): GridTurns {
  if (before.list === list && before.layout === layout) return before
  return { list, layout, turns: takeTurns(before.turns, sight, before.layout ? cardsPerFrame : Infinity) }
}

/** The next so many have their turn, from top to bottom. What has gone out of sight will need another. */
export function takeTurns(turns: Turns, sight: readonly PlaceInSight[], most = cardsPerFrame): Turns {
  const next = new Map<number, Face>()
  let left = most
  for (const { place, face, isKept } of sight) {
    const before = turns.get(place)
    if (before === face || isKept) next.set(place, face)
    else if (left > 0) {
      next.set(place, face)
      left -= 1
    } else if (before) next.set(place, before)
  }
  return next
}

export function areTurnsOver(turns: Turns, sight: readonly PlaceInSight[]): boolean {
  return sight.every(({ place, face }) => turns.get(place) === face)
}
