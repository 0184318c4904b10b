// How many games each further choice would leave.
import { GameFeature, Volatility, type GameFacets, type Locale } from '@yanta/contract'
import { facetKeys, listAskedGames, readFacetTests, readValues, type FacetKey, type GamesQuery } from './games-query.rules.ts'
import type { CatalogueGame, CatalogueSnapshot } from './snapshot.ts'

/** RTP is offered in steps of 1 %. */
const rtpStep = 100

/** Each facet counts what all the others leave. A choice that would leave nothing is offered only where it was made already. */
export function countFacets(snapshot: CatalogueSnapshot, locale: Locale, query: GamesQuery): GameFacets {
  const left = listLeftByOthers(snapshot, locale, query)
  const offer = (counts: ReadonlyMap<string, number>, chosen: ReadonlySet<string> | null, values: readonly { value: string; name: string }[]) => (
    values.map(({ value, name }) => ({ value, name, count: counts.get(value) ?? 0 })).filter(({ value, count }) => count > 0 || chosen?.has(value))
  )
  const unnamed = (values: readonly string[]) => values.map((value) => ({ value, name: value }))
  const studios = snapshot.studios.map(({ slug, names }) => ({ value: slug, name: names[locale] }))
  return {
    providers: offer(countValues(left.provider, ({ studio }) => [studio.slug]), readValues(query, 'provider'), studios),
    volatilities: offer(countValues(left.volatility, ({ profile }) => (profile === null ? [] : [profile])), readValues(query, 'volatility'), unnamed(Volatility.options)),
    features: offer(countValues(left.feature, ({ features }) => features), readValues(query, 'feature'), unnamed(GameFeature.options)),
    rtp: countRtpSteps(left.rtp),
    bonus: left.bonus.filter(({ allowsBonus }) => allowsBonus).length,
    demo: left.demo.filter(({ hasDemo }) => hasDemo).length,
  }
}

/** For each facet the games that pass the tests of all the others: those that fail no test, and those that fail its own alone. */
function listLeftByOthers(snapshot: CatalogueSnapshot, locale: Locale, query: GamesQuery): Record<FacetKey, readonly CatalogueGame[]> {
  const tests = readFacetTests(query)
  const passing: CatalogueGame[] = []
  const failing = new Map(tests.map(({ key }) => [key, [] as CatalogueGame[]]))
  for (const game of listAskedGames(snapshot, locale, query)) {
    const [first, second] = tests.filter(({ passes }) => !passes(game))
    if (!first) passing.push(game)
    else if (!second) failing.get(first.key)!.push(game)
  }
  return Object.fromEntries(facetKeys.map((key) => [key, failing.has(key) ? [...passing, ...failing.get(key)!] : passing])) as Record<FacetKey, CatalogueGame[]>
}

function countValues(games: readonly CatalogueGame[], valuesOf: (game: CatalogueGame) => readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const game of games) for (const value of valuesOf(game)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** A step counts every game of at least its RTP; the lowest is the one all known ones reach. */
function countRtpSteps(games: readonly CatalogueGame[]): GameFacets['rtp'] {
  const counts = countValues(games, ({ rtp }) => (rtp === null ? [] : [String(Math.floor(rtp / rtpStep))]))
  const known = [...counts.keys()].map(Number)
  if (known.length === 0) return []
  const lowest = Math.min(...known)
  let count = 0
  const steps: GameFacets['rtp'] = []
  for (let step = Math.max(...known); step >= lowest; step -= 1) {
    count += counts.get(String(step)) ?? 0
    steps.unshift({ value: String(step * rtpStep), name: String(step * rtpStep), count })
  }
  return steps
}
