// Spreads the drawing of a long grid over frames: drawing a window of cards at once would be one long task, so cards
// that come into view, and games that replace loading cards, are drawn in turns. An index whose turn has not come looks
// as it did before, and at first like the background, which has the shape of a card. Pure.
import type { GamePages } from './game-pages.ts'

/** Cards drawn per frame: a page scrolled by leaps fills up card by card and stays responsive. */
export const cardsPerFrame = 3

type Face = 'loading' | 'game'

/** What has been drawn at each index in view; indexes are counted from the start of the whole list. */
export type Turns = ReadonlyMap<number, Face>

export interface CardInSight {
  index: number
  /** What the index shows once its turn has come. */
  face: Face
  /** The card holds the focus, or shares a row with the focused card, and never waits. */
  isFocused: boolean
}

export interface GridTurns {
  list: GamePages
  /** Layout of the grid and its rows in view; null until it has been measured. */
  layout: object | null
  turns: Turns
}

/** The first render draws everything without turns. */
export function beginTurns(list: GamePages, layout: object | null, sight: readonly CardInSight[]): GridTurns {
  return { list, layout, turns: advanceTurns(new Map(), sight, Infinity) }
}

/** Another list or layout gets the first turn at once; before the first measurement that turn covers all cards. */
export function followTurns(
  before: GridTurns,
  list: GamePages,
  layout: object | null,
  sight: readonly CardInSight[],
): GridTurns {
  if (before.list === list && before.layout === layout) return before
  return { list, layout, turns: advanceTurns(before.turns, sight, before.layout ? cardsPerFrame : Infinity) }
}

/** Draws the next `most` cards from top to bottom. A card that left the view will need another turn. */
export function advanceTurns(turns: Turns, sight: readonly CardInSight[], most = cardsPerFrame): Turns {
  const next = new Map<number, Face>()
  let left = most
  for (const { index, face, isFocused } of sight) {
    const before = turns.get(index)
    if (before === face || isFocused) next.set(index, face)
    else if (left > 0) {
      next.set(index, face)
      left -= 1
    } else if (before) next.set(index, before)
  }
  return next
}

export function areTurnsOver(turns: Turns, sight: readonly CardInSight[]): boolean {
  return sight.every(({ index, face }) => turns.get(index) === face)
}
