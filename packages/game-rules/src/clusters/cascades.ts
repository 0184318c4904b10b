// What a page and a history read of the cascades of a round.
import { cellCount, sideLength, type Cluster, type ClustersOutcome } from './model.ts'

/**
 * Of each cell of the grid after these clusters, how many rows its symbol has fallen: 0 where it stayed. A symbol that has fallen from
 * `row - rows` below 0 is new and comes from above the grid.
 */
export function listFalls(clusters: readonly Pick<Cluster, 'cells'>[]): number[] {
  const isGone = new Set(clusters.flatMap(({ cells }) => cells))
  const falls = Array.from({ length: cellCount }, () => 0)
  for (let column = 0; column < sideLength; column++) {
    let target = cellCount - sideLength + column
    let rows = 0
    for (let cell = target; cell >= 0; cell -= sideLength) {
      if (isGone.has(cell)) {
        rows += 1
        continue
      }
      falls[target] = rows
      target -= sideLength
    }
    for (; target >= 0; target -= sideLength) falls[target] = rows
  }
  return falls
}

/** How many grids of a round won. */
export function countWinningCascades({ cascades }: Pick<ClustersOutcome, 'cascades'>): number {
  return cascades.filter(({ clusters }) => clusters.length > 0).length
}
