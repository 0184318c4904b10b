// The grid as numbers: every cell holds the index of its symbol.
import { cellCount, sideLength, smallestCluster, type ClusterCell } from './model.ts'

/** Gives the next random integer of `0 … bound - 1`, each equally likely. */
export type Draw = (bound: number) => number

/** Gives the next symbol by its weight. */
export type NextSymbol = () => number

/** One draw of the sum of the weights: the first of it are the first symbol's, and so on. */
export function createNextSymbol(weights: readonly number[], draw: Draw): NextSymbol {
  const symbols = weights.flatMap((weight, symbol) => Array.from({ length: weight }, () => symbol))
  return () => symbols[draw(symbols.length)]!
}

/** Marks an empty cell. */
export const empty = -1

/** Fills every empty cell: column by column from the left, each from its lowest empty cell upwards. */
export function fill(grid: number[], next: NextSymbol): void {
  for (let column = 0; column < sideLength; column++) {
    for (let cell = cellCount - sideLength + column; cell >= 0; cell -= sideLength)
      if (grid[cell] === empty) grid[cell] = next()
  }
}

/** Lets the symbols of every column fall into the empty cells below them; their order stays. */
export function collapse(grid: number[]): void {
  for (let column = 0; column < sideLength; column++) {
    let target = cellCount - sideLength + column
    for (let cell = target; cell >= 0; cell -= sideLength) {
      const symbol = grid[cell]!
      if (symbol === empty) continue
      grid[cell] = empty
      grid[target] = symbol
      target -= sideLength
    }
  }
}

/** Four for each cell: right, left, below, above; `cellCount` where the grid ends. */
const neighbours = Uint8Array.from({ length: cellCount * 4 }, (_, at) => {
  const cell = at >> 2
  const column = cell % sideLength
  const around = [
    column < sideLength - 1 ? cell + 1 : cellCount,
    column > 0 ? cell - 1 : cellCount,
    cell + sideLength,
    cell - sideLength,
  ]
  const neighbour = around[at & 3]!
  return neighbour >= 0 && neighbour < cellCount ? neighbour : cellCount
})

/** The clusters of a full grid, in the order of their first cells; the cells of each ascending. */
export function findClusters(grid: readonly number[]): ClusterCell[][] {
  const clusters: ClusterCell[][] = []
  const isSeen = new Uint8Array(cellCount + 1)
  isSeen[cellCount] = 1
  const group = new Uint8Array(cellCount)
  for (let first = 0; first < cellCount; first++) {
    if (isSeen[first] === 1) continue
    const symbol = grid[first]
    isSeen[first] = 1
    group[0] = first
    let size = 1
    for (let at = 0; at < size; at++) {
      const from = group[at]! * 4
      for (let side = from; side < from + 4; side++) {
        const cell = neighbours[side]!
        if (isSeen[cell] === 1 || grid[cell] !== symbol) continue
        isSeen[cell] = 1
        group[size++] = cell
      }
    }
    if (size >= smallestCluster) clusters.push([...group.subarray(0, size).toSorted()])
  }
  return clusters
}
