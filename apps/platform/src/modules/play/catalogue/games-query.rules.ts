// Finds the games of a query, in order [7.59-7.60].
import type { CallQuery, GameSort, listGameFacets, Locale } from '@yanta/contract'
import type { SetKind } from './facet-sets.ts'
import { buildIndexSet, hasIndex, intersect, unite, type IndexSet } from './index-set.ts'
import type { CatalogueGame, CatalogueSnapshot } from './snapshot.ts'

export type GamesQuery = CallQuery<typeof listGameFacets> & { sort?: GameSort | undefined }

/** The filters that can be chosen with a click. */
export const facetKeys = ['provider', 'volatility', 'feature', 'rtp', 'bonus', 'demo'] as const
export type FacetKey = (typeof facetKeys)[number]

/** The games of a query before any facet is applied. */
export interface AskedGames {
  /** In the order of the answer; games that are not in `only` are excluded. */
  inOrder: readonly CatalogueGame[]
  /** Null when all of `inOrder` are included. */
  only: IndexSet | null
}

export function findAskedGames(snapshot: CatalogueSnapshot, locale: Locale, query: GamesQuery): AskedGames {
  const { q, sort, 'filter[slug][]': slugs } = query
  const words = q?.trim()
  const found = words ? snapshot.search(words) : undefined
  const named = slugs && findEach(snapshot, slugs)
  const inOrder = sort
    ? snapshot.inOrder(sort, locale)
    : (found ?? named ?? findShelf(snapshot, query) ?? snapshot.games)
  const lists = [found, named].filter((list) => list !== undefined && list !== inOrder)
  const only = [
    ...lists.map((list) =>
      buildIndexSet(
        snapshot.games.length,
        list!.map(({ place }) => place),
      ),
    ),
    ...chosenOf(snapshot, query, 'category'),
    ...(asksForClosed(query) ? [] : [snapshot.sets.open]),
  ]
  return { inOrder, only: intersectAny(only) }
}

/** The games of each chosen facet. */
export function readFacetSets(
  snapshot: CatalogueSnapshot,
  query: GamesQuery,
): { key: FacetKey; games: IndexSet }[] {
  const { sets } = snapshot
  const leastRtp = query['filter[rtp]']
  const chosen: Record<FacetKey, IndexSet[]> = {
    provider: chosenOf(snapshot, query, 'provider'),
    volatility: chosenOf(snapshot, query, 'volatility'),
    feature: chosenOf(snapshot, query, 'feature'),
    rtp: leastRtp === undefined ? [] : [sets.withRtp(leastRtp)],
    bonus: query['filter[bonus]'] ? [sets.allowsBonus] : [],
    demo: query['filter[demo]'] ? [sets.hasDemo] : [],
  }
  return facetKeys.flatMap((key) => chosen[key].map((games) => ({ key, games })))
}

/**
 * The games of a query. Without `sort`, search results come best first, slugs in the order of the query, all others in the order of
 * their category or of the editors.
 */
export function listMatchingGames(
  snapshot: CatalogueSnapshot,
  locale: Locale,
  query: GamesQuery,
): readonly CatalogueGame[] {
  const { inOrder, only } = findAskedGames(snapshot, locale, query)
  const meant = intersectAny([
    ...(only ? [only] : []),
    ...readFacetSets(snapshot, query).map(({ games }) => games),
  ])
  return meant ? inOrder.filter(({ place }) => hasIndex(meant, place)) : inOrder
}

/** The query in a canonical form, whatever the order of its values: a cache key of its answer. */
export function normaliseQuery(query: object): string {
  const parts = Object.entries<unknown>(query as Record<string, unknown>).flatMap(
    ([key, value]): [string, unknown][] => {
      if (value === undefined) return []
      if (key === 'q') return [[key, String(value).trim()]]
      return [[key, Array.isArray(value) && key !== 'filter[slug][]' ? [...new Set(value)].sort() : value]]
    },
  )
  return JSON.stringify(parts.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The chosen values of one kind, from both the single and the list parameter; null for no choice. */
export function readValues(query: GamesQuery, kind: SetKind): ReadonlySet<string> | null {
  const one = kind === 'category' || kind === 'provider' ? query[`filter[${kind}]`] : undefined
  const several = query[`filter[${kind}][]`]
  return one === undefined && several === undefined
    ? null
    : new Set([...(one === undefined ? [] : [one]), ...(several ?? [])])
}

/** Games that can't be played now are listed only on request: by search, by slug, or in their shelf. */
function asksForClosed(query: GamesQuery): boolean {
  return Boolean(query.q?.trim() || query['filter[slug][]']) || readValues(query, 'category') !== null
}

/** The games of the chosen category when there is exactly one. */
function findShelf(snapshot: CatalogueSnapshot, query: GamesQuery): readonly CatalogueGame[] | undefined {
  const [category, ...others] = readValues(query, 'category') ?? []
  return category === undefined || others.length > 0 ? undefined : snapshot.gamesOf(category)
}

function findEach(snapshot: CatalogueSnapshot, slugs: readonly string[]): readonly CatalogueGame[] {
  return [...new Set(slugs)].flatMap((slug) => snapshot.findGame(slug) ?? [])
}

/** The chosen values of one kind as one set; none for no choice. */
function chosenOf({ sets }: CatalogueSnapshot, query: GamesQuery, kind: SetKind): IndexSet[] {
  const values = readValues(query, kind)
  return values
    ? [
        unite(
          sets.size,
          [...values].map((value) => sets.of(kind, value)),
        ),
      ]
    : []
}

function intersectAny([first, ...others]: readonly IndexSet[]): IndexSet | null {
  return first ? intersect([first, ...others]) : null
}
