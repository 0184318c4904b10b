// The rows of the lobby.

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
  const byTaste = categories.filter(({ slug }) => !shelves.has(slug)).toSorted((a, b) => b.rounds - a.rounds).values()
  return categories.map((category) => (shelves.has(category.slug) ? category : byTaste.next().value!).slug)
}
