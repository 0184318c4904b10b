// Games that come while their places are in sight: a page of them at once would be one long task, so they take turns, a row or so in
// each frame, and a place that waits looks as it did before. Pure.
import { type GamePages, findGameAt, gamesPerPage } from './game-pages.ts'

export interface Turns {
  list: GamePages
  /** The list before games came that wait for their turn; null while none do. */
  before: GamePages | null
  /** From the first place whose turn has not come to the one behind those that were in sight, counted from the beginning of the whole list. */
  from: number
  to: number
}

/** Places in sight, counted from the first page, and how many have their turn at once. */
interface Sight {
  fromPlace: number
  toPlace: number
  atOnce: number
}

export function noTurns(list: GamePages): Turns {
  return { list, before: null, from: 0, to: 0 }
}

/** Another list than before. */
export function beginTurns({ list: before }: Turns, list: GamePages, { fromPlace, toPlace, atOnce }: Sight): Turns {
  const [from, to] = [countBefore(list) + fromPlace + atOnce, countBefore(list) + toPlace]
  return from < to ? { list, before, from, to } : noTurns(list)
}

/** The next ones have their turn; what was left behind needs none. */
export function takeTurns({ list, before, from, to }: Turns, { fromPlace, atOnce }: Sight): Turns {
  const next = Math.max(from, countBefore(list) + fromPlace) + atOnce
  return next < to ? { list, before, from: next, to } : noTurns(list)
}

/** The game that a place shows. One that was there before never waits. */
export function findGameInTurn({ list, before, from, to }: Turns, place: number): ReturnType<typeof findGameAt> {
  const inAll = countBefore(list) + place
  const isWaiting = before !== null && inAll >= from && inAll < to && findGameAt(before, inAll - countBefore(before)) === undefined
  return isWaiting ? undefined : findGameAt(list, place)
}

function countBefore({ first }: GamePages): number {
  return (first - 1) * gamesPerPage
}
