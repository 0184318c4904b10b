// The grid that a game shows before its first round: its own, by its address, and without a cluster.
import { cellCount, clusterSymbols, findClusters, type ClusterSymbol } from '@yanta/game-rules/clusters'
import { createRandom } from '../../../kit/random.ts'

export function buildFirstGrid(slug: string): ClusterSymbol[] {
  const seed = [...slug].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)!) | 0, 7)
  const random = createRandom(seed)
  const draw = (): number => Math.floor(random() * clusterSymbols.length)
  const grid = Array.from({ length: cellCount }, draw)
  for (let clusters = findClusters(grid); clusters.length > 0; clusters = findClusters(grid))
    for (const cell of clusters.flat()) grid[cell] = draw()
  return grid.map((symbol) => clusterSymbols[symbol]!)
}
