// Import cycles, found as strongly connected groups (Tarjan) of the graph of imports that remain at run time.
export type Graph = ReadonlyMap<string, readonly string[]>

/** Lists every group of files that import each other in a circle, each group sorted. */
export function findCycles(graph: Graph): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const open: string[] = []
  const groups: string[][] = []

  function visit(file: string): void {
    index.set(file, index.size)
    low.set(file, index.get(file)!)
    open.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!graph.has(next)) continue
      if (!index.has(next)) visit(next)
      if (open.includes(next)) low.set(file, Math.min(low.get(file)!, low.get(next)!))
    }
    if (low.get(file) !== index.get(file)) return
    const group = open.splice(open.indexOf(file))
    if (group.length > 1 || graph.get(file)!.includes(file)) groups.push(group.sort())
  }

  for (const file of graph.keys()) if (!index.has(file)) visit(file)
  return groups
}
