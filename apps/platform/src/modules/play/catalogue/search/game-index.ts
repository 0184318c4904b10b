import type { SearchWordsEntry } from '@yanta/content'
import { locales } from '@yanta/contract'
import { createNameIndex, splitName } from '@yanta/name-search'

export interface IndexedGame {
  slug: string
  /** In every language. */
  names: readonly string[]
  /** The studio's name. */
  provider: string
  theme: string
  /** The game's engine; null where it has none yet. */
  engine: string | null
  features: readonly string[]
}

export interface GameIndex {
  /** Slugs of the matching games, the best first; empty for a query without words. */
  find(words: string): readonly string[]
}

/**
 * Games by name, by studio, and after them by kind: theme, engine, features and numbers in their names, in the words of `searchWords`.
 * Searches 10,000 games in a few milliseconds. `games` come in the editors' order, which decides between equals.
 */
export function createGameIndex(
  games: readonly IndexedGame[],
  searchWords: readonly SearchWordsEntry[],
): GameIndex {
  const listKinds = createKinds(searchWords)
  return createNameIndex(
    games.map((game) => ({
      key: game.slug,
      names: game.names,
      owner: game.provider,
      kinds: listKinds(game),
    })),
  )
}

interface Kind {
  words: readonly string[]
  subject: SearchWordsEntry
}

function createKinds(searchWords: readonly SearchWordsEntry[]): (game: IndexedGame) => readonly string[] {
  const kinds = searchWords.map((subject): Kind => ({
    subject,
    words: locales.flatMap((locale) => subject[locale]),
  }))
  const wordsBy = (key: 'theme' | 'engine' | 'feature') =>
    new Map<string | undefined, readonly string[]>(kinds.map(({ subject, words }) => [subject[key], words]))
  const [byTheme, byEngine, byFeature] = [wordsBy('theme'), wordsBy('engine'), wordsBy('feature')]
  const numbers = kinds.flatMap(({ subject: { number }, words }) => {
    if (number === undefined) return []
    const all = [String(number), ...words]
    return [{ words: all, written: all.map(splitName) }]
  })
  return ({ names, theme, engine, features }) => {
    const inNames = new Set(names.flatMap(splitName))
    return [
      byTheme.get(theme),
      engine === null ? [] : byEngine.get(engine),
      ...features.map((feature) => byFeature.get(feature)),
      ...numbers
        .filter(({ written }) => written.some((words) => words.every((word) => inNames.has(word))))
        .map(({ words }) => words),
    ].flatMap((words) => words ?? [])
  }
}
