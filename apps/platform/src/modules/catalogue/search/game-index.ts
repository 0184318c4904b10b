import { createNameIndex } from '@yanta/name-search'

export interface IndexedGame {
  slug: string
  /** In every language. */
  names: readonly string[]
  /** The studio's name. */
  provider: string
  /** What plays it; null where nothing does yet. */
  engine: string | null
}

export interface GameIndex {
  /** Slugs of the games that the words may mean, the best first; empty for words that are none. */
  find(words: string): readonly string[]
}

/** What people call a game of an engine, whatever its own name. A slot is no word to search by: nearly all games are. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  roulette: ['рулетка', 'roulette'],
  mines: ['мины', 'сапёр', 'mines', 'minesweeper'],
}

/** Games by name, studio and kind, from 10,000 of them in a few milliseconds. `games` come in the editors' order, which decides between equals. */
export function createGameIndex(games: readonly IndexedGame[]): GameIndex {
  return createNameIndex(
    games.map(({ slug, names, provider, engine }) => ({
      key: slug,
      names,
      owner: provider,
      kinds: kinds[engine ?? ''] ?? [],
    })),
  )
}
