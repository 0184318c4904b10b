// Games, categories and studios as set by content and desk.
import type {
  CallAnswer,
  CallQuery,
  Category,
  Game,
  GameFacets,
  GameListItem,
  listCategories,
  listGames,
  Locale,
} from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { ContestGames, SearchWordsEntry } from '@yanta/content'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { createAnswerCache, type AnswerCache } from '../../../plugins/answer-cache.ts'
import {
  presentCategory,
  presentGame,
  presentGameDetail,
  presentStudio,
  type CurrencyStakes,
  type MaxStake,
} from './catalogue.present.ts'
import {
  bumpCatalogueVersion,
  selectCatalogueVersion,
  selectCategories,
  selectGames,
  selectMostPlayed,
  selectStudios,
  updateDeskDisabled,
  updateMostPlayed,
} from './catalogue.repository.ts'
import { findCountedGames, listMeantSlugs } from './counted-games.rules.ts'
import { countFacets } from './game-facets.rules.ts'
import { listMatchingGames, type GamesQuery } from './games-query.rules.ts'
import { countCommon } from './index-set.ts'
import { buildSnapshot, type CatalogueSnapshot } from './snapshot.ts'

export { weeklyTop } from './shelves.rules.ts'
export type { CatalogueSnapshot } from './snapshot.ts'

/** This process's catalogue in memory. */
export interface Catalogue {
  readonly current: CatalogueSnapshot
  /** Cached answers made from `current`; dropped with it. */
  readonly answers: AnswerCache
  readonly currencies: readonly CurrencyStakes[]
  readonly maxStake: MaxStake
  /** Loads a newer version if there is one; concurrent calls share one load. Rejects when the database does not answer: then nothing changes. */
  refresh(): Promise<void>
}

const cacheBytes = 32 * 1024 * 1024

interface CatalogueContent {
  /** Allowed stakes by currency. */
  currencies: readonly CurrencyStakes[]
  /** Ends the stakes that are shown. */
  jurisdiction: { maxStake: MaxStake }
  searchWords: readonly SearchWordsEntry[]
}

/** Reads the whole catalogue once. */
export async function openCatalogue(
  db: PlatformDatabase,
  { currencies, jurisdiction: { maxStake }, searchWords }: CatalogueContent,
): Promise<Catalogue> {
  let current = await loadSnapshot(db, searchWords)
  let answers = createAnswerCache(cacheBytes)
  let refreshing: Promise<void> | undefined
  const look = async () => {
    if ((await selectCatalogueVersion(db)) === current.version) return
    current = await loadSnapshot(db, searchWords, current)
    answers = createAnswerCache(cacheBytes)
  }
  return {
    get current() {
      return current
    },
    get answers() {
      return answers
    },
    currencies,
    maxStake,
    refresh: () =>
      (refreshing ??= look().finally(() => {
        refreshing = undefined
      })),
  }
}

/** The version is read first: rows changed meanwhile are at worst read twice, and never stored under a later version than their own. */
async function loadSnapshot(
  db: PlatformDatabase,
  searchWords: readonly SearchWordsEntry[],
  previous?: CatalogueSnapshot,
): Promise<CatalogueSnapshot> {
  const version = await selectCatalogueVersion(db)
  const [games, categories, studios, mostPlayed] = [
    await selectGames(db),
    await selectCategories(db),
    await selectStudios(db),
    await selectMostPlayed(db),
  ]
  return buildSnapshot(
    { version, games, categories, studios, mostPlayed: mostPlayed?.slugs ?? [], searchWords },
    previous,
  )
}

/** A page of games [7.59-7.60]; empty for unknown categories and studios. For the order see `listMatchingGames`. */
export function listCatalogueGames(
  { current }: Catalogue,
  locale: Locale,
  query: GamesQuery & Pick<CallQuery<typeof listGames>, 'page' | 'limit'>,
): CallAnswer<typeof listGames> {
  const games = listMatchingGames(current, locale, query)
  const first = (query.page - 1) * query.limit
  return {
    items: games.slice(first, first + query.limit).map((game) => presentGame(locale, game)),
    totalItems: games.length,
  }
}

/** A page of the games that count in a tournament [7.54]; those of a search best first. */
export function listCountedGames(
  { current }: Catalogue,
  locale: Locale,
  games: ContestGames,
  { q, page, limit }: { q?: string | undefined; page: number; limit: number },
): CallAnswer<typeof listGames> {
  const counted = findCountedGames(current, games)
  const words = q?.trim()
  const slugs = words ? new Set(counted.map(({ slug }) => slug)) : null
  const found = slugs ? current.search(words!).filter(({ slug }) => slugs.has(slug)) : counted
  const first = (page - 1) * limit
  return {
    items: found.slice(first, first + limit).map((game) => presentGame(locale, game)),
    totalItems: found.length,
  }
}

/** The names of the games that count, to be fixed when a tournament begins: one that can't be played then may be again. */
export function listCountedSlugs({ current }: Pick<Catalogue, 'current'>, games: ContestGames): string[] {
  return listMeantSlugs(current, games)
}

/** How many games count. */
export function countCountedGames({ current }: Catalogue, games: ContestGames): number {
  return findCountedGames(current, games).length
}

/** Whether a game is one of those that count. */
export function isGameCounted({ current }: Catalogue, games: ContestGames, slug: string): boolean {
  return findCountedGames(current, games).some((game) => game.slug === slug)
}

/** The filters of a list, and how many games each choice would leave. */
export function countCatalogueFacets({ current }: Catalogue, locale: Locale, query: GamesQuery): GameFacets {
  return countFacets(current, locale, query)
}

/** The listed games of `slugs`, in the order of `slugs`. */
export function listCatalogueGamesBySlug(
  { current }: Catalogue,
  locale: Locale,
  slugs: readonly string[],
): GameListItem[] {
  return slugs.flatMap((slug) => {
    const game = current.findGame(slug)
    return game ? [presentGame(locale, game)] : []
  })
}

/** One game [7.58]. Throws Refusal game_not_found. */
export function getCatalogueGame(
  { current, currencies, maxStake }: Catalogue,
  locale: Locale,
  slug: string,
): Game {
  const game = current.findGame(slug)
  if (!game) throw new Refusal('game_not_found')
  return presentGameDetail(locale, game, { currencies, maxStake })
}

/** Number of players in games of each studio, by its slug; a missing studio has none. */
export type PlayersOnline = ReadonlyMap<string, number>

/** Categories, or studios, by position; for one studio, the categories with games of it and their number [7.56]. */
export function listCatalogueCategories(
  { current }: Catalogue,
  locale: Locale,
  query: CallQuery<typeof listCategories>,
  online: PlayersOnline,
): Category[] {
  const { 'filter[type]': type, 'filter[provider]': studio } = query
  if (type === 'producer')
    return current.studios.map((each) => presentStudio(locale, each, online.get(each.slug) ?? 0))
  if (studio === undefined) return current.categories.map((category) => presentCategory(locale, category))
  const games = current.sets.of('provider', studio)
  return current.categories.flatMap((category) => {
    const gamesCount = countCommon(games, current.sets.of('category', category.slug))
    return gamesCount > 0 ? [presentCategory(locale, { ...category, gamesCount })] : []
  })
}

/** The categories of the lobby that have games, by position. */
export function listLobbyCategories({ current }: Catalogue, locale: Locale): Category[] {
  return current.categories
    .filter(({ showInLobby, gamesCount }) => showInLobby && gamesCount > 0)
    .map((category) => presentCategory(locale, category))
}

/** A category or, when none has the slug, a studio [7.47]. Throws Refusal not_found. */
export function getCatalogueCategory(
  { current }: Catalogue,
  locale: Locale,
  slug: string,
  online: PlayersOnline,
): Category {
  const category = current.findCategory(slug)
  if (category) return presentCategory(locale, category)
  const studio = current.findStudio(slug)
  if (!studio) throw new Refusal('not_found')
  return presentStudio(locale, studio, online.get(slug) ?? 0)
}

/** Disables or enables a game from the desk; content can't overrule it. Returns false for an unknown slug. */
export async function setGameDisabled(
  trx: PlatformDatabase,
  slug: string,
  isDisabled: boolean,
): Promise<boolean> {
  return updateDeskDisabled(trx, slug, isDisabled ? 'maintenance' : null)
}

/** The most played games and the day of the count, as `YYYY-MM-DD`; undefined before the first count. */
export async function findMostPlayed(
  db: PlatformDatabase,
): Promise<{ day: string; slugs: string[] } | undefined> {
  return selectMostPlayed(db)
}

/** Saves the slugs of the last week's games, the most played first, from which the top of the week follows. */
export async function saveMostPlayed(
  trx: PlatformDatabase,
  counted: { day: string; slugs: readonly string[] },
): Promise<void> {
  await updateMostPlayed(trx, counted)
}

/** Invalidates all cached answers. */
export async function raiseCatalogueVersion(trx: PlatformDatabase): Promise<void> {
  await bumpCatalogueVersion(trx)
}
