// Counts how many games each further filter would leave.
import { GameFeature, Volatility, type GameFacets, type Locale } from '@yanta/contract'
import { rtpStep, type FacetSets, type SetKind } from './facet-sets.ts'
import {
  facetKeys,
  findAskedGames,
  readFacetSets,
  readValues,
  type AskedGames,
  type FacetKey,
  type GamesQuery,
} from './games-query.rules.ts'
import { buildIndexSet, countCommon, intersect, type IndexSet } from './index-set.ts'
import type { CatalogueSnapshot } from './snapshot.ts'

/** Each facet counts the games left by all the others. A choice with no games is offered only when it is already chosen. */
export function countFacets(snapshot: CatalogueSnapshot, locale: Locale, query: GamesQuery): GameFacets {
  const { sets } = snapshot
  const left = findLeftByOthers(snapshot, locale, query)
  const offer = (kind: SetKind & FacetKey, values: readonly { value: string; name: string }[]) => {
    const chosen = readValues(query, kind)
    return values
      .map(({ value, name }) => ({ value, name, count: countCommon(left[kind], sets.of(kind, value)) }))
      .filter(({ value, count }) => count > 0 || chosen?.has(value))
  }
  const unnamed = (values: readonly string[]) => values.map((value) => ({ value, name: value }))
  return {
    providers: offer(
      'provider',
      snapshot.studios.map(({ slug, names }) => ({ value: slug, name: names[locale] })),
    ),
    volatilities: offer('volatility', unnamed(Volatility.options)),
    features: offer('feature', unnamed(GameFeature.options)),
    rtp: countRtpSteps(sets, left.rtp),
    bonus: countCommon(left.bonus, sets.allowsBonus),
    demo: countCommon(left.demo, sets.hasDemo),
  }
}

/** For each facet, the games left by all the others. */
function findLeftByOthers(
  snapshot: CatalogueSnapshot,
  locale: Locale,
  query: GamesQuery,
): Record<FacetKey, IndexSet> {
  const asked = joinAsked(snapshot, findAskedGames(snapshot, locale, query))
  const chosen = readFacetSets(snapshot, query)
  return Object.fromEntries(
    facetKeys.map((key) => [
      key,
      intersect([asked, ...chosen.filter((facet) => facet.key !== key).map(({ games }) => games)]),
    ]),
  ) as Record<FacetKey, IndexSet>
}

function joinAsked({ games, sets }: CatalogueSnapshot, { inOrder, only }: AskedGames): IndexSet {
  const listed =
    inOrder.length === games.length
      ? sets.all
      : buildIndexSet(
          sets.size,
          inOrder.map(({ place }) => place),
        )
  return only ? intersect([listed, only]) : listed
}

/** A step counts every game of at least its RTP; the lowest step includes all games with a known one. */
function countRtpSteps({ rtpSteps }: FacetSets, left: IndexSet): GameFacets['rtp'] {
  const counts = new Map(rtpSteps.map(({ step, games }) => [step, countCommon(left, games)]))
  const known = rtpSteps.map(({ step }) => step).filter((step) => counts.get(step)! > 0)
  if (known.length === 0) return []
  let count = 0
  const steps: GameFacets['rtp'] = []
  for (let step = known.at(-1)!; step >= known[0]!; step -= 1) {
    count += counts.get(step) ?? 0
    steps.unshift({ value: String(step * rtpStep), name: String(step * rtpStep), count })
  }
  return steps
}
