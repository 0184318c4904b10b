// Which games a question means, and in which order [7.59-7.60].
import type { CallQuery, GameSort, listGameFacets, Locale } from '@yanta/contract'
import type { SetKind } from './facet-sets.ts'
import { buildPlaceSet, hasPlace, intersect, unite, type PlaceSet } from './place-set.ts'
import type { CatalogueGame, CatalogueSnapshot } from './snapshot.ts'

export type GamesQuery = CallQuery<typeof listGameFacets> & { sort?: GameSort | undefined }

/** What a list can be narrowed by with a click. */
export const facetKeys = ['provider', 'volatility', 'feature', 'rtp', 'bonus', 'demo'] as const
export type FacetKey = (typeof facetKeys)[number]

/** What was asked for before any facet is chosen. */
export interface AskedGames {
  /** In the order of the answer; those that are not in `only` are not meant. */
  inOrder: readonly CatalogueGame[]
  /** Null where all of `inOrder` are meant. */
  only: PlaceSet | null
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
      buildPlaceSet(
        snapshot.games.length,
        list!.map(({ place }) => place),
      ),
    ),
    ...chosenOf(snapshot, query, 'category'),
    ...(asksForClosed(query) ? [] : [snapshot.sets.open]),
  ]
  return { inOrder, only: intersectAny(only) }
}

/** The games of each facet that was chosen. */
export function readFacetSets(
  snapshot: CatalogueSnapshot,
  query: GamesQuery,
): { key: FacetKey; games: PlaceSet }[] {
  const { sets } = snapshot
  const leastRtp = query['filter[rtp]']
  const chosen: Record<FacetKey, PlaceSet[]> = {
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
 * The games of a question. Without `sort` those found by words come best first, those asked for by name in that order, all others
 * as their category or the editors put them.
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
  return meant ? inOrder.filter(({ place }) => hasPlace(meant, place)) : inOrder
}

/** The same question in one spelling, whatever the order of its values: a key to keep its answer by. */
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

/** What was chosen of one kind, by the key for one value and by that for several; null for no choice. */
export function readValues(query: GamesQuery, kind: SetKind): ReadonlySet<string> | null {
  const one = kind === 'category' || kind === 'provider' ? query[`filter[${kind}]`] : undefined
  const several = query[`filter[${kind}][]`]
  return one === undefined && several === undefined
    ? null
    : new Set([...(one === undefined ? [] : [one]), ...(several ?? [])])
}

/** What can't be played now is listed where it is asked for: by words, by its slug, in its shelf. */
function asksForClosed(query: GamesQuery): boolean {
  return Boolean(query.q?.trim() || query['filter[slug][]']) || readValues(query, 'category') !== null
}

/** The games of the one category that was chosen. */
function findShelf(snapshot: CatalogueSnapshot, query: GamesQuery): readonly CatalogueGame[] | undefined {
  const [category, ...others] = readValues(query, 'category') ?? []
  return category === undefined || others.length > 0 ? undefined : snapshot.gamesOf(category)
}

function findEach(snapshot: CatalogueSnapshot, slugs: readonly string[]): readonly CatalogueGame[] {
  return [...new Set(slugs)].flatMap((slug) => snapshot.findGame(slug) ?? [])
}

/** What was chosen of one kind, as one set; none for no choice. */
function chosenOf({ sets }: CatalogueSnapshot, query: GamesQuery, kind: SetKind): PlaceSet[] {
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

function intersectAny([first, ...others]: readonly PlaceSet[]): PlaceSet | null {
  return first ? intersect([first, ...others]) : null
}
