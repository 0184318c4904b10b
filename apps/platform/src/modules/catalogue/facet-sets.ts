// Which games each choice means, worked out once for a snapshot: lists and facets only join and count what is here.
import { buildPlaceSet, type PlaceSet } from './place-set.ts'
import { isOpen } from './shelves.rules.ts'
import type { CatalogueGame } from './snapshot.ts'

export type SetKind = 'category' | 'provider' | 'volatility' | 'feature'

export interface FacetSets {
  /** How many games there are: every set has a bit for each of them. */
  size: number
  all: PlaceSet
  /** Those that can be played now. */
  open: PlaceSet
  allowsBonus: PlaceSet
  hasDemo: PlaceSet
  /** Empty for a value that no game has. */
  of(kind: SetKind, value: string): PlaceSet
  /** Of so many hundredths of a percent or more; a game without a known RTP is in none. */
  withRtp(least: number): PlaceSet
  /** By full steps of `rtpStep` hundredths of a percent, the lowest first. */
  rtpSteps: readonly { step: number; games: PlaceSet }[]
}

/** RTP is offered in steps of 1 %. */
export const rtpStep = 100

/** `games` in the editors' order. */
export function buildFacetSets(games: readonly CatalogueGame[]): FacetSets {
  const placesWhere = (isIn: (game: CatalogueGame) => boolean) =>
    buildPlaceSet(
      games.length,
      games.flatMap((game) => (isIn(game) ? [game.place] : [])),
    )
  const group = <Key>(keysOf: (game: CatalogueGame) => readonly Key[]) => buildGroups(games, keysOf)
  const groups: Record<SetKind, ReadonlyMap<string, PlaceSet>> = {
    category: group(({ categories }) => categories),
    provider: group(({ studio }) => [studio.slug]),
    volatility: group(({ profile }) => (profile === null ? [] : [profile])),
    feature: group(({ features }) => features),
  }
  const none = buildPlaceSet(games.length, [])
  return {
    size: games.length,
    all: placesWhere(() => true),
    open: placesWhere(isOpen),
    allowsBonus: placesWhere(({ allowsBonus }) => allowsBonus),
    hasDemo: placesWhere(({ hasDemo }) => hasDemo),
    of: (kind, value) => groups[kind].get(value) ?? none,
    withRtp: (least) => placesWhere(({ rtp }) => rtp !== null && rtp >= least),
    rtpSteps: [...group(({ rtp }) => (rtp === null ? [] : [Math.floor(rtp / rtpStep)]))]
      .map(([step, set]) => ({ step, games: set }))
      .sort((a, b) => a.step - b.step),
  }
}

function buildGroups<Key>(
  games: readonly CatalogueGame[],
  keysOf: (game: CatalogueGame) => readonly Key[],
): ReadonlyMap<Key, PlaceSet> {
  const places = new Map<Key, number[]>()
  for (const game of games) {
    for (const key of keysOf(game)) {
      const known = places.get(key)
      if (known) known.push(game.place)
      else places.set(key, [game.place])
    }
  }
  return new Map([...places].map(([key, of]) => [key, buildPlaceSet(games.length, of)]))
}
