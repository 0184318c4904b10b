// The rows of the lobby: which games begin them, and in which order they stand.
import { waitingShelf } from '@yanta/contract'
import { weeklyTop } from '../catalogue/catalogue.service.ts'

/** What players do not choose by taste: what the site shows first, and what can't be played yet. They keep their place whatever a player likes. */
const shelves: ReadonlySet<string> = new Set(['recommended', weeklyTop.slug, 'newgames', waitingShelf])

/** Rounds from which on a player's taste is known. */
export const leastRounds = 20

export interface LobbyCategory {
  slug: string
  /** Rounds the player has played in its games. */
  rounds: number
}

/**
 * The slugs of the lobby's categories in a player's own order: shelves stay where editors put them, the other places are filled
 * with what was played most; what was played alike stays in the editors' order. Empty when `roundsInAll` says too little.
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
 * The first `limit` games of each row, in the order of `rows`. What begins an earlier row, or is one of the top of the week, comes late
 * here: no game is shown twice as long as a row has others. The top keeps its order, all else stays in the editors'.
 */
export function chooseGames<Game>(rows: readonly Row<Game>[], limit: number): Game[][] {
  const ranked = rows.find(({ slug }) => slug === weeklyTop.slug)
  const shown = new Set(ranked?.games.slice(0, Math.min(weeklyTop.places, limit)))
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
