// Which games a question means, and in which order [7.59-7.60].
import type { CallQuery, GameSort, listGameFacets, Locale } from '@yanta/contract'
import type { CatalogueGame, CatalogueSnapshot } from './snapshot.ts'

export type GamesQuery = CallQuery<typeof listGameFacets> & { sort?: GameSort | undefined }

/** What a list can be narrowed by with a click. */
export const facetKeys = ['provider', 'volatility', 'feature', 'rtp', 'bonus', 'demo'] as const
export type FacetKey = (typeof facetKeys)[number]

type Passes = (game: CatalogueGame) => boolean

/** Every game that was asked for before any facet is chosen, in the order of the answer. */
export function listAskedGames(snapshot: CatalogueSnapshot, locale: Locale, query: GamesQuery): readonly CatalogueGame[] {
  const { q, sort, 'filter[slug][]': slugs } = query
  const words = q?.trim()
  const found = words ? snapshot.search(words) : undefined
  const named = slugs && findEach(snapshot, slugs)
  let games = sort ? snapshot.inOrder(sort, locale) : found ?? named ?? snapshot.games
  for (const allowed of [found, named]) if (allowed && allowed !== games) games = keepOf(games, allowed)
  const categories = readValues(query, 'category')
  return categories ? games.filter((game) => game.categories.some((slug) => categories.has(slug))) : games
}

/** The tests of the facets that were chosen. */
export function readFacetTests(query: GamesQuery): { key: FacetKey; passes: Passes }[] {
  const providers = readValues(query, 'provider')
  const volatilities = readValues(query, 'volatility')
  const features = readValues(query, 'feature')
  const leastRtp = query['filter[rtp]']
  const tests: Record<FacetKey, Passes | undefined | null> = {
    provider: providers && (({ studio }) => providers.has(studio.slug)),
    volatility: volatilities && (({ profile }) => profile !== null && volatilities.has(profile)),
    feature: features && ((game) => game.features.some((feature) => features.has(feature))),
    rtp: leastRtp === undefined ? null : ({ rtp }) => rtp !== null && rtp >= leastRtp,
    bonus: query['filter[bonus]'] && (({ allowsBonus }) => allowsBonus),
    demo: query['filter[demo]'] && (({ hasDemo }) => hasDemo),
  }
  return facetKeys.flatMap((key) => {
    const passes = tests[key]
    return passes ? [{ key, passes }] : []
  })
}

/**
 * The games of a question. Without `sort` those found by words come best first, those asked for by name in that order, all others
 * as editors put them.
 */
export function listMatchingGames(snapshot: CatalogueSnapshot, locale: Locale, query: GamesQuery): readonly CatalogueGame[] {
  const tests = readFacetTests(query)
  const asked = listAskedGames(snapshot, locale, query)
  return tests.length === 0 ? asked : asked.filter((game) => tests.every(({ passes }) => passes(game)))
}

/** The same question in one spelling, whatever the order of its values: a key to keep its answer by. */
export function normaliseQuery(query: object): string {
  const parts = Object.entries<unknown>(query as Record<string, unknown>).flatMap(([key, value]): [string, unknown][] => {
    if (value === undefined) return []
    if (key === 'q') return [[key, String(value).trim()]]
    return [[key, Array.isArray(value) && key !== 'filter[slug][]' ? [...new Set(value)].sort() : value]]
  })
  return JSON.stringify(parts.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** What was chosen of one kind, by the key for one value and by that for several; null for no choice. */
export function readValues(query: GamesQuery, kind: 'category' | 'provider' | 'volatility' | 'feature'): ReadonlySet<string> | null {
  const one = kind === 'category' || kind === 'provider' ? query[`filter[${kind}]`] : undefined
  const several = query[`filter[${kind}][]`]
  return one === undefined && several === undefined ? null : new Set([...(one === undefined ? [] : [one]), ...(several ?? [])])
}

function findEach(snapshot: CatalogueSnapshot, slugs: readonly string[]): readonly CatalogueGame[] {
  return [...new Set(slugs)].flatMap((slug) => snapshot.findGame(slug) ?? [])
}

function keepOf(games: readonly CatalogueGame[], allowed: readonly CatalogueGame[]): readonly CatalogueGame[] {
  const isAllowed = new Set(allowed)
  return games.filter((game) => isAllowed.has(game))
}
