// One version of the whole catalogue in memory. Immutable: a new version is a new snapshot.
import { locales, perLocale, type GameSort, type Locale } from '@yanta/contract'
import type { SearchWordsEntry } from '@yanta/content'
import type { CategoryRow, GameRow, StudioRow } from './catalogue.repository.ts'
import { buildFacetSets, type FacetSets } from './facet-sets.ts'
import { createGameIndex, type GameIndex } from './search/game-index.ts'
import { findWeeklyTop, isOpen, listShelves, weeklyTop } from './shelves.rules.ts'

export interface CatalogueGame extends Pick<
  GameRow,
  | 'id'
  | 'slug'
  | 'badges'
  | 'hasDemo'
  | 'disabledReason'
  | 'preview'
  | 'tallPreview'
  | 'rtp'
  | 'theme'
  | 'engine'
  | 'profile'
  | 'features'
  | 'allowsBonus'
  | 'wagerContribution'
> {
  /** Its categories by position: see `listShelves`. */
  categories: readonly string[]
  /** Its index in the editors' order, from 0. */
  place: number
  names: Record<Locale, string>
  studio: { slug: string; name: string }
  /** Milliseconds since 1970. */
  listedAt: number
}

/** A category or a studio. */
export interface CatalogueGroup {
  id: number
  slug: string
  names: Record<Locale, string>
  position: number
  /** Playable games; for the shelf of games that can't be played, all. */
  gamesCount: number
}

export interface CatalogueCategory extends CatalogueGroup {
  showInLobby: boolean
}

export interface CatalogueStudio extends CatalogueGroup {
  image: string
}

export interface CatalogueSnapshot {
  version: number
  /** In the editors' order. */
  games: readonly CatalogueGame[]
  /** By position. */
  categories: readonly CatalogueCategory[]
  studios: readonly CatalogueStudio[]
  findGame(slug: string): CatalogueGame | undefined
  findCategory(slug: string): CatalogueCategory | undefined
  findStudio(slug: string): CatalogueStudio | undefined
  /** The games of each filter value. */
  sets: FacetSets
  /** Games of a category: the top of the week in its own order, all else in the editors'. */
  gamesOf(category: string): readonly CatalogueGame[]
  /** All games in an order; sorted on first use. */
  inOrder(sort: GameSort, locale: Locale): readonly CatalogueGame[]
  /** The games that match a search, best first. */
  search(words: string): readonly CatalogueGame[]
  index: NamedIndex
}

/** A search index and the names it was built from. */
interface NamedIndex extends GameIndex {
  names: string
}

export interface CatalogueRows {
  version: number
  /** Synonyms for games, for players who do not know their names. */
  searchWords: readonly SearchWordsEntry[]
  games: readonly GameRow[]
  categories: readonly CategoryRow[]
  studios: readonly StudioRow[]
  /** Slugs of this week's games, the most played first. */
  mostPlayed: readonly string[]
}

/** The index is by far the most expensive part: that of `previous` is reused when no name has changed. */
export function buildSnapshot(
  {
    version,
    games: gameRows,
    categories: categoryRows,
    studios: studioRows,
    mostPlayed,
    searchWords,
  }: CatalogueRows,
  previous?: CatalogueSnapshot,
): CatalogueSnapshot {
  const shelves = {
    categories: categoryRows.map(({ slug }) => slug),
    top: findWeeklyTop(gameRows, mostPlayed),
  }
  const games = gameRows.map((row, place) => buildGame(row, place, listShelves(row, shelves)))
  const gamesBySlug = new Map(games.map((game) => [game.slug, game]))
  const gamesByCategory = groupGames(games, ({ categories }) => categories)
  if (shelves.top)
    gamesByCategory.set(
      weeklyTop.slug,
      shelves.top.map((slug) => gamesBySlug.get(slug)!),
    )
  const gamesByStudio = groupGames(games.filter(isOpen), ({ studio }) => [studio.slug])
  const categories = categoryRows.map(({ nameRu, nameEn, ...rest }) => ({
    ...rest,
    names: { ru: nameRu, en: nameEn },
    gamesCount: gamesByCategory.get(rest.slug)?.length ?? 0,
  }))
  const studios = studioRows.map(({ name, ...rest }) => ({
    ...rest,
    names: perLocale(() => name),
    gamesCount: gamesByStudio.get(rest.slug)?.length ?? 0,
  }))
  const categoriesBySlug = new Map(categories.map((category) => [category.slug, category]))
  const studiosBySlug = new Map(studios.map((studio) => [studio.slug, studio]))
  const index = buildIndex(games, searchWords, previous?.index)
  return {
    version,
    games,
    categories,
    studios,
    index,
    sets: buildFacetSets(games),
    findGame: (slug) => gamesBySlug.get(slug),
    findCategory: (slug) => categoriesBySlug.get(slug),
    findStudio: (slug) => studiosBySlug.get(slug),
    gamesOf: (category) => gamesByCategory.get(category) ?? [],
    inOrder: createOrders(games),
    search: (words) => index.find(words).map((slug) => gamesBySlug.get(slug)!),
  }
}

function buildGame(
  { nameRu, nameEn, studioSlug, studioName, listedAt, ...rest }: GameRow,
  place: number,
  categories: readonly string[],
): CatalogueGame {
  return {
    ...rest,
    place,
    categories,
    names: { ru: nameRu, en: nameEn },
    studio: { slug: studioSlug, name: studioName },
    listedAt: listedAt.getTime(),
  }
}

function buildIndex(
  games: readonly CatalogueGame[],
  searchWords: readonly SearchWordsEntry[],
  previous?: NamedIndex,
): NamedIndex {
  const indexed = games.map(({ slug, names, studio, theme, engine, features }) => ({
    slug,
    names: Object.values(names),
    provider: studio.name,
    theme,
    engine,
    features,
  }))
  const names = JSON.stringify(indexed)
  return previous?.names === names ? previous : { ...createGameIndex(indexed, searchWords), names }
}

function groupGames(
  games: readonly CatalogueGame[],
  keysOf: (game: CatalogueGame) => readonly string[],
): Map<string, CatalogueGame[]> {
  const groups = new Map<string, CatalogueGame[]>()
  for (const game of games) {
    for (const key of keysOf(game)) {
      const group = groups.get(key)
      if (group) group.push(game)
      else groups.set(key, [game])
    }
  }
  return groups
}

const collators = new Map(locales.map((locale) => [locale, new Intl.Collator(locale, { numeric: true })]))

/** Sorting is stable: equal games stay in the editors' order. */
function createOrders(games: readonly CatalogueGame[]): CatalogueSnapshot['inOrder'] {
  const isNew = ({ badges }: CatalogueGame) => Number(badges.includes('new'))
  const sorted = new Map<string, readonly CatalogueGame[]>()
  const sortGames = (sort: GameSort, locale: Locale) => {
    if (sort === 'new') return games.toSorted((a, b) => isNew(b) - isNew(a) || b.listedAt - a.listedAt)
    if (sort === 'rtp') return games.toSorted((a, b) => (b.rtp ?? -1) - (a.rtp ?? -1))
    const { compare } = collators.get(locale)!
    return games.toSorted((a, b) => compare(a.names[locale], b.names[locale]))
  }
  return (sort, locale) => {
    if (sort === 'popular') return games
    const key = sort === 'name' ? `name ${locale}` : sort
    const known = sorted.get(key) ?? sortGames(sort, locale)
    sorted.set(key, known)
    return known
  }
}
