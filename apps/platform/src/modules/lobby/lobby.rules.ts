// The rows of the lobby: which games begin them, and in which order they stand.

/** Shelves that editors fill with what they recommend: they keep their place whatever a player likes. */
const shelves: ReadonlySet<string> = new Set(['recommended', 'top', 'newgames'])

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

/** A category whose order is what it tells: its games keep their places, and so many of them are shown. */
const ranking = { slug: 'top', places: 10 }

interface RowGame {
  /** Why it can't be played now; null when it can. */
  disabledReason: string | null
}

interface Row<Game> {
  slug: string
  /** In the editors' order. */
  games: readonly Game[]
}

/**
 * The first `limit` games of each row, in the order of `rows`. What begins an earlier row, or stands in the ranking, comes late here:
 * no game is shown twice as long as a row has others to play. What can't be played now comes last. All else stays in the editors' order.
 */
export function chooseGames<Game extends RowGame>(rows: readonly Row<Game>[], limit: number): Game[][] {
  const ranked = rows.find(({ slug }) => slug === ranking.slug)
  const shown = new Set(ranked?.games.slice(0, Math.min(ranking.places, limit)))
  return rows.map((row) => {
    if (row === ranked) return row.games.slice(0, limit)
    const chosen = putLast(row.games, shown, limit)
    for (const game of chosen) shown.add(game)
    return chosen
  })
}

function putLast<Game extends RowGame>(
  games: readonly Game[],
  shown: ReadonlySet<Game>,
  limit: number,
): Game[] {
  const fresh: Game[] = []
  const known: Game[] = []
  const closed: Game[] = []
  for (const game of games) {
    if (fresh.length === limit) break
    const list = game.disabledReason !== null ? closed : shown.has(game) ? known : fresh
    list.push(game)
  }
  return [...fresh, ...known, ...closed].slice(0, limit)
}
