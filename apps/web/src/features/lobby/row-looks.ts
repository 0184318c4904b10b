/** Categories shown as two rows of cards rather than as a shelf. */
const gridCategories: readonly string[] = ['recommended', 'slots']
/** The top 10 of the week. */
const topCount = 10
/** Two rows of the widest grid. */
export const mostGames = 14
/** For more games there is the list. */
export const gamesOnShelf = 12
/** Games that a shelf shows at once on the widest screen; the document holds no more, the rest is loaded later. */
const gamesOnOpenShelf = 7

/** Layout of a category in the lobby: ten ranks for the top, two rows for recommended and slots, else a shelf. */
export function lookOf(category: string): 'places' | 'grid' | 'shelf' {
  return category === 'top' ? 'places' : gridCategories.includes(category) ? 'grid' : 'shelf'
}

export function countGames(category: string): number {
  return { places: topCount, grid: mostGames, shelf: gamesOnShelf }[lookOf(category)]
}

/** How many games of a row are in a document. */
export function countFirstGames(category: string): number {
  return lookOf(category) === 'shelf' ? gamesOnOpenShelf : countGames(category)
}
