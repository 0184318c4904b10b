/** Categories shown as two rows of cards at once rather than as a shelf. */
const gridCategories: readonly string[] = ['recommended', 'slots']
/** The top 10 of the week. */
const topPlaces = 10
/** Two rows of the widest grid. */
export const mostGames = 14
/** Who wants more than this goes to the list. */
export const gamesOnShelf = 12
/** A shelf shows so many at once on the widest screen: a document has no more of it, the rest comes with whoever comes near. */
const gamesOnOpenShelf = 7

/** How a category stands in the lobby: ten places for the top, two rows for what is recommended and for slots, a shelf for the others. */
export function lookOf(category: string): 'places' | 'grid' | 'shelf' {
  return category === 'top' ? 'places' : gridCategories.includes(category) ? 'grid' : 'shelf'
}

export function countGames(category: string): number {
  return { places: topPlaces, grid: mostGames, shelf: gamesOnShelf }[lookOf(category)]
}

/** How many of a row's games are in a document. */
export function countFirstGames(category: string): number {
  return lookOf(category) === 'shelf' ? gamesOnOpenShelf : countGames(category)
}
