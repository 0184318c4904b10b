// The games of each filter value, computed once per snapshot: lists and facets only intersect and count these sets.
import { buildIndexSet, type IndexSet } from './index-set.ts'
import { isOpen } from './shelves.rules.ts'
import type { CatalogueGame } from './snapshot.ts'

export type SetKind = 'category' | 'provider' | 'volatility' | 'feature'

export interface FacetSets {
  /** Number of games: every set has a bit for each of them. */
  size: number
  all: IndexSet
  /** Games that can be played now. */
  open: IndexSet
  allowsBonus: IndexSet
  hasDemo: IndexSet
  /** Empty for a value that no game has. */
  of(kind: SetKind, value: string): IndexSet
  /** Games with at least this RTP, in hundredths of a percent; a game without a known RTP is excluded. */
  withRtp(least: number): IndexSet
  /** Games by RTP in full steps of `rtpStep` hundredths of a percent, the lowest first. */
  rtpSteps: readonly { step: number; games: IndexSet }[]
}

/** RTP is offered in steps of 1 %. */
export const rtpStep = 100

/** `games` in the editors' order. */
export function buildFacetSets(games: readonly CatalogueGame[]): FacetSets {
  const indexesWhere = (isIn: (game: CatalogueGame) => boolean) =>
    buildIndexSet(
      games.length,
      games.flatMap((game) => (isIn(game) ? [game.place] : [])),
    )
  const group = <Key>(keysOf: (game: CatalogueGame) => readonly Key[]) => buildGroups(games, keysOf)
  const groups: Record<SetKind, ReadonlyMap<string, IndexSet>> = {
    category: group(({ categories }) => categories),
    provider: group(({ studio }) => [studio.slug]),
    volatility: group(({ profile }) => (profile === null ? [] : [profile])),
    feature: group(({ features }) => features),
  }
  const none = buildIndexSet(games.length, [])
  return {
    size: games.length,
    all: indexesWhere(() => true),
    open: indexesWhere(isOpen),
    allowsBonus: indexesWhere(({ allowsBonus }) => allowsBonus),
    hasDemo: indexesWhere(({ hasDemo }) => hasDemo),
    of: (kind, value) => groups[kind].get(value) ?? none,
    withRtp: (least) => indexesWhere(({ rtp }) => rtp !== null && rtp >= least),
    rtpSteps: [...group(({ rtp }) => (rtp === null ? [] : [Math.floor(rtp / rtpStep)]))]
      .map(([step, set]) => ({ step, games: set }))
      .sort((a, b) => a.step - b.step),
  }
}

function buildGroups<Key>(
  games: readonly CatalogueGame[],
  keysOf: (game: CatalogueGame) => readonly Key[],
): ReadonlyMap<Key, IndexSet> {
  const indexes = new Map<Key, number[]>()
  for (const game of games) {
    for (const key of keysOf(game)) {
      const known = indexes.get(key)
      if (known) known.push(game.place)
      else indexes.set(key, [game.place])
    }
  }
  return new Map([...indexes].map(([key, of]) => [key, buildIndexSet(games.length, of)]))
}
