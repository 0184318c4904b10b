// Loads one page of a list of games by category or provider, with its filters. `use-games.ts` adds further pages.
import {
  type Banner,
  type Category,
  type GameFacets,
  listBanners,
  listCategories,
  listGameFacets,
  listGames,
} from '@yanta/contract'
import { data } from 'react-router'
import { getOrThrow } from '../../data/api/answer-or-throw.ts'
import type { Call } from '../../data/api/caller.ts'
import type { Result } from '../../data/api/result.ts'
import { type CardGame, presentCardGame } from '../../domain/game/card-game.ts'
import { type GameFilters, buildFilterQuery, readFilters } from './game-filters.ts'
import { gamesPerPage } from './game-pages.ts'

export interface GamesData {
  group: Category
  /** The category that a provider's games are narrowed to [2.4]. */
  within: Category | null
  /** Categories of the lobby, or those in which a provider has games. */
  categories: Category[]
  filters: GameFilters
  /** Null if the facets failed to load; the list renders without them. */
  facets: GameFacets | null
  /** Banner of a provider's screen [3.59]; null where it has none. */
  banner: Banner | null
  /** Games of `page`. */
  games: CardGame[]
  page: number
  total: number
}

type GroupKind = 'category' | 'producer'

const mostPages = 100_000

/** Reads a page number from an address; anything invalid is the first page. */
export function readPage(text: string | null): number {
  return Math.min(mostPages, Math.max(1, Number.parseInt(text ?? '1', 10) || 1))
}

/** Loads the page of a group that the query asks for; past the end the last one. Unknown slugs are 404 [2.18]. */
export async function loadGames(
  call: Call,
  kind: GroupKind,
  slug: string,
  query: URLSearchParams,
  withinSlug?: string,
): Promise<GamesData> {
  const filters = readFilters(query)
  const listed = call(listCategories, { query: { 'filter[type]': 'category' } })
  const [categories, groups] = await Promise.all([
    listed,
    kind === 'category' ? listed : call(listCategories, { query: { 'filter[type]': kind } }),
  ])
  const group = getOrThrow(groups).items.find((candidate) => candidate.slug === slug)
  const within = getOrThrow(categories).items.find((candidate) => candidate.slug === withinSlug) ?? null
  if (!group || (withinSlug !== undefined && !within)) throw data({ code: 'not_found' }, { status: 404 })
  const list = { group, within, filters }
  const [found, own, facets, banners] = await Promise.all([
    findPage(call, list, readPage(query.get('page'))),
    kind === 'category'
      ? categories
      : call(listCategories, { query: { 'filter[type]': 'category', 'filter[provider]': slug } }),
    call(listGameFacets, { query: buildListQuery(list) }),
    kind === 'category' ? null : call(listBanners, { query: { type: 'gameProvider' } }),
  ])
  return {
    ...list,
    ...found,
    categories: getOrThrow(own).items.filter(({ showInLobby }) => showInLobby || kind === 'producer'),
    facets: facets.ok ? facets.value : null,
    banner: banners?.ok
      ? (banners.value.items.find(({ providerSlug }) => providerSlug === slug) ?? null)
      : null,
  }
}

type ListKind = Pick<GamesData, 'group' | 'within' | 'filters'>

export function loadGamesPage(call: Call, list: ListKind, page: number) {
  const { sort } = list.filters
  return call(listGames, {
    query: { ...buildListQuery(list), ...(sort && { sort }), page, limit: gamesPerPage },
  })
}

/** Counts the games and facets that a choice would leave before it is applied. */
export async function weighChoice(
  call: Call,
  list: ListKind,
  filters: GameFilters,
  signal?: AbortSignal,
): Promise<Result<{ total: number; facets: GameFacets }, string>> {
  const query = buildListQuery({ ...list, filters })
  const [games, facets] = await Promise.all([
    call(listGames, { query: { ...query, page: 1, limit: 1 } }, { signal }),
    call(listGameFacets, { query }, { signal }),
  ])
  if (!games.ok) return games
  return facets.ok ? { ok: true, value: { total: games.value.totalItems, facets: facets.value } } : facets
}

async function findPage(call: Call, list: ListKind, page: number) {
  const asked = getOrThrow(await loadGamesPage(call, list, page))
  const last = Math.max(1, Math.ceil(asked.totalItems / gamesPerPage))
  const isBehindEnd = asked.items.length === 0 && page > last
  const found = isBehindEnd ? getOrThrow(await loadGamesPage(call, list, last)) : asked
  return { games: found.items.map(presentCardGame), page: isBehindEnd ? last : page, total: found.totalItems }
}

function buildListQuery({ group, within, filters }: ListKind) {
  const chosen = buildFilterQuery(filters)
  if (group.pageType !== 'gameProducer') return { ...chosen, 'filter[category]': group.slug }
  return { ...chosen, 'filter[provider]': group.slug, ...(within && { 'filter[category]': within.slug }) }
}
