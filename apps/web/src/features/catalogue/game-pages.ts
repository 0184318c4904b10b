// The pages of a list that a visitor has opened. They lie side by side from the first to the last; those far from the window are
// forgotten again and asked for when they come into view, so that a list of ten thousand games weighs no more than one of two
// thousand. Pure.
import type { CardGame } from '../../lib/card-game.ts'
import { countNextPage } from '../../lib/next-page.ts'

/** [9.12]. */
export const gamesPerPage = 40
/** Pages that are remembered around the one in view. */
const keptPages = 50

export interface GamePages {
  pages: ReadonlyMap<number, readonly CardGame[]>
  first: number
  last: number
  /** How many games the platform says there are. */
  total: number
  /** [4.56] A page came short: it was the last one, whatever the total says. */
  isEndSeen: boolean
}

export function beginPages(page: number, games: readonly CardGame[], total: number): GamePages {
  return {
    pages: new Map([[page, games]]),
    first: page,
    last: page,
    total,
    isEndSeen: games.length < gamesPerPage,
  }
}

/** A list of which all is here. */
export function openWhole(games: readonly CardGame[]): GamePages {
  const last = Math.max(1, Math.ceil(games.length / gamesPerPage))
  const pages = new Map(
    Array.from({ length: last }, (_, index) => [
      index + 1,
      games.slice(index * gamesPerPage, (index + 1) * gamesPerPage),
    ]),
  )
  return { pages, first: 1, last, total: games.length, isEndSeen: true }
}

/** With a page that has come: one more at either end, or one that had been forgotten. `near` is the page in view. */
export function addPage(
  list: GamePages,
  page: number,
  games: readonly CardGame[],
  total: number,
  near: number = page,
): GamePages {
  const last = Math.max(list.last, page)
  // The last one says how long the list is.
  const pages = new Map(
    [...list.pages, [page, games] as const].filter(
      ([number]) => number === last || Math.abs(number - near) <= keptPages / 2,
    ),
  )
  return {
    pages,
    first: Math.min(list.first, page),
    last,
    total,
    isEndSeen: page === last ? games.length < gamesPerPage : list.isEndSeen,
  }
}

/** Places from the first page to the last. */
export function countPlaces({ pages, first, last, total }: GamePages): number {
  const before = (last - first) * gamesPerPage
  const atEnd = pages.get(last)?.length ?? Math.min(gamesPerPage, total - (last - 1) * gamesPerPage)
  return before + Math.max(0, atEnd)
}

/** The game of a place counted from the first page; undefined while it is not here. */
export function findGameAt({ pages, first }: GamePages, place: number): CardGame | undefined {
  return pages.get(first + Math.floor(place / gamesPerPage))?.[place % gamesPerPage]
}

/** The page that a place is on. */
export function findPageOf({ first, last }: Pick<GamePages, 'first' | 'last'>, place: number): number {
  return Math.max(first, Math.min(last, first + Math.floor(place / gamesPerPage)))
}

/** Pages of which some place between the two is drawn and nothing is here. */
export function listMissingPages(list: GamePages, fromPlace: number, toPlace: number): number[] {
  if (toPlace <= fromPlace) return []
  const [from, to] = [findPageOf(list, fromPlace), findPageOf(list, toPlace - 1)]
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).filter(
    (page) => !list.pages.has(page),
  )
}

/** [4.56] How many the page after the last one would add. */
export function countNext({ last, total, isEndSeen }: GamePages): number {
  return isEndSeen
    ? 0
    : countNextPage({ shown: last * gamesPerPage, pages: last, pageSize: gamesPerPage, total })
}

/** How many the next so many pages would add together. */
export function countComing({ last, total, isEndSeen }: GamePages, pages: number): number {
  return isEndSeen ? 0 : Math.max(0, Math.min(total - last * gamesPerPage, pages * gamesPerPage))
}
