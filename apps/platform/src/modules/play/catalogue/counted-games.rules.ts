// The games that count in a tournament: those of a category, of a studio, of a theme, or named ones.
import type { ContestGames } from '@yanta/content'
import { isOpen } from './shelves.rules.ts'
import type { CatalogueGame, CatalogueSnapshot } from './snapshot.ts'

const known = new WeakMap<CatalogueSnapshot, Map<string, readonly CatalogueGame[]>>()

/** Those that can be played, in the order of their category, as they are named, or of the editors. */
export function findCountedGames(snapshot: CatalogueSnapshot, games: ContestGames): readonly CatalogueGame[] {
  if (games.slugs) return games.slugs.flatMap((slug) => snapshot.findGame(slug) ?? []).filter(isOpen)
  const lists = known.get(snapshot) ?? new Map<string, readonly CatalogueGame[]>()
  known.set(snapshot, lists)
  const key = JSON.stringify([games.category, games.studio, games.theme])
  const list = lists.get(key) ?? findMeant(snapshot, games).filter(isOpen)
  lists.set(key, list)
  return list
}

/** Slugs of all that are meant, also of those that can't be played now. */
export function listMeantSlugs(snapshot: CatalogueSnapshot, games: ContestGames): string[] {
  return games.slugs ?? findMeant(snapshot, games).map(({ slug }) => slug)
}

function findMeant(
  snapshot: CatalogueSnapshot,
  { category, studio, theme }: ContestGames,
): readonly CatalogueGame[] {
  if (category !== undefined) return snapshot.gamesOf(category)
  return snapshot.games.filter((game) =>
    theme === undefined ? game.studio.slug === studio : game.theme === theme,
  )
}
