// The open pages of a list, contiguous. Pages far from the window are dropped and fetched again when they come into
// view, so that a list of ten thousand games takes no more memory than one of two thousand. Pure.
import type { CardGame } from '../../domain/game/card-game.ts'
import { countNextPage } from '../../navigation/next-page.ts'

/** [9.12]. */
export const gamesPerPage = 40
/** Number of pages retained around the one in view. */
const keptPages = 50

export interface GamePages {
  pages: ReadonlyMap<number, readonly CardGame[]>
  first: number
  last: number
  /** The platform's count of games. */
  total: number
  /** [4.56] A page came short: it was the last one, whatever `total` is. */
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

/** A list whose games are all here. */
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

/** Adds a fetched page: one more at either end, or one that had been dropped. `near` is the page in view. */
export function addPage(
  list: GamePages,
  page: number,
  games: readonly CardGame[],
  total: number,
  near: number = page,
): GamePages {
  const last = Math.max(list.last, page)
  // The last page is always retained: it determines the length of the list.
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

/** Number of indexes from the first page to the last. */
export function countCards({ pages, first, last, total }: GamePages): number {
  const before = (last - first) * gamesPerPage
  const atEnd = pages.get(last)?.length ?? Math.min(gamesPerPage, total - (last - 1) * gamesPerPage)
  return before + Math.max(0, atEnd)
}

/** The game at an index counted from the first page; undefined while it is not loaded. */
export function findGameAt({ pages, first }: GamePages, place: number): CardGame | undefined {
  return pages.get(first + Math.floor(place / gamesPerPage))?.[place % gamesPerPage]
}

/** The page that holds an index. */
export function findPageOf({ first, last }: Pick<GamePages, 'first' | 'last'>, place: number): number {
  return Math.max(first, Math.min(last, first + Math.floor(place / gamesPerPage)))
}

/** Pages that are not loaded although an index of theirs is drawn. */
export function listMissingPages(list: GamePages, fromPlace: number, toPlace: number): number[] {
  if (toPlace <= fromPlace) return []
  const [from, to] = [findPageOf(list, fromPlace), findPageOf(list, toPlace - 1)]
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).filter(
    (page) => !list.pages.has(page),
  )
}

/** [4.56] How many games the page after the last one would add. */
export function countNext({ last, total, isEndSeen }: GamePages): number {
  return isEndSeen
    ? 0
    : countNextPage({ shown: last * gamesPerPage, pages: last, pageSize: gamesPerPage, total })
}

/** How many games the next `pages` pages would add together. */
export function countComing({ last, total, isEndSeen }: GamePages, pages: number): number {
  return isEndSeen ? 0 : Math.max(0, Math.min(total - last * gamesPerPage, pages * gamesPerPage))
}
