// Import cycles between folders that each form one unit, direct or indirect. Types count, because a reader follows them as well. Areas
// of the platform only group modules and have no rules.
import { findCycles } from './cycles.ts'
import type { Import } from './imports.ts'

const folders: readonly RegExp[] = [
  /^apps\/platform\/src\/modules\/[^/]+\/[^/]+(?=\/)/,
  /^apps\/web\/src\/(?:features|domain|data)\/[^/]+(?=\/)/,
  /^apps\/web\/(?:build|server|src|\.storybook)(?=\/)/,
  /^apps\/games\/(?:engines\/[^/]+\/[^/]+|(?!engines\/)[^/]+)(?=\/)/,
  /^content\/[^/]+(?=\/)/,
]

/** Lists every group of folders that import each other in a circle, each group sorted; `imports` without tests. */
export function findFolderCircles(imports: ReadonlyMap<string, readonly Import[]>): string[][] {
  return folders.flatMap((pattern) => {
    const graph = new Map<string, Set<string>>()
    for (const [file, list] of imports) {
      const from = pattern.exec(file)?.[0]
      if (from === undefined) continue
      const targets = graph.get(from) ?? new Set()
      for (const { to } of list) {
        const target = pattern.exec(to)?.[0]
        if (target !== undefined && target !== from) targets.add(target)
      }
      graph.set(from, targets)
    }
    return findCycles(new Map([...graph].map(([from, targets]) => [from, [...targets]])))
  })
}
