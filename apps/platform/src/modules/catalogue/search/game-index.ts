import { createNameIndex } from '@yanta/name-search'

export interface IndexedGame {
  slug: string
  /** In every language. */
  names: readonly string[]
  /** The studio's name. */
  provider: string
}

export interface GameIndex {
  /** Slugs of the games that the words may mean, the best first; empty for words that are none. */
  find(words: string): readonly string[]
}

/** Games by name and studio, from 10,000 of them in a few milliseconds. `games` come in the editors' order, which decides between equals. */
export function createGameIndex(games: readonly IndexedGame[]): GameIndex {
  return createNameIndex(games.map(({ slug, names, provider }) => ({ key: slug, names, owner: provider })))
}
