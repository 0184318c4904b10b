// The rows of the lobby: their first games and their order.
import { waitingShelf } from '@yanta/contract'
import { weeklyTop } from '../catalogue/catalogue.service.ts'

/** Rows not ordered by taste: those the site shows first, and games that can't be played yet. They keep their position for every player. */
const shelves: ReadonlySet<string> = new Set(['recommended', weeklyTop.slug, 'newgames', waitingShelf])

/** The number of rounds from which a player's taste is known. */
export const leastRounds = 20

export interface LobbyCategory {
  slug: string
  /** The player's rounds in its games. */
  rounds: number
}

/**
 * The slugs of the lobby's categories in a player's own order: shelves keep the editors' position, the other positions are filled
 * with the most played ones; ties stay in the editors' order. Empty when `roundsInAll` is below `leastRounds`.
 */
export function orderRows(categories: readonly LobbyCategory[], roundsInAll: number): string[] {
  if (roundsInAll < leastRounds) return []
  const byTaste = categories
    .filter(({ slug }) => !shelves.has(slug))
    .toSorted((a, b) => b.rounds - a.rounds)
    .values()
  return categories.map((category) => (shelves.has(category.slug) ? category : byTaste.next().value!).slug)
}

interface Row<Game> {
  slug: string
  games: readonly Game[]
}

/**
 * The first `limit` games of each row, in the order of `rows`. Games at the start of an earlier row, or in the top of the week, come last
 * here: no game is shown twice as long as a row has others. The top keeps its order, all else stays in the editors'.
 */
export function chooseGames<Game>(rows: readonly Row<Game>[], limit: number): Game[][] {
  const ranked = rows.find(({ slug }) => slug === weeklyTop.slug)
  const shown = new Set(ranked?.games.slice(0, Math.min(weeklyTop.count, limit)))
  return rows.map((row) => {
    if (row === ranked) return row.games.slice(0, limit)
    const chosen = putLast(row.games, shown, limit)
    for (const game of chosen) shown.add(game)
    return chosen
  })
}

function putLast<Game>(games: readonly Game[], shown: ReadonlySet<Game>, limit: number): Game[] {
  const fresh: Game[] = []
  const known: Game[] = []
  for (const game of games) {
    if (fresh.length === limit) break
    ;(shown.has(game) ? known : fresh).push(game)
  }
  return [...fresh, ...known].slice(0, limit)
}
