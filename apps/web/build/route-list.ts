// The list of all routes is a part of every first load. Each route names the files that it needs: those that the entry has loaded by
// then are left out, and the others stand in one order, those of fewest routes first, so that equal runs of names compress.
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

interface RouteList {
  entry: { imports?: string[] }
  routes: Record<string, { imports?: string[] }>
}

/** Runs after the whole build, on the browser's manifest alone: the server's names what a document preloads. */
export async function shortenRouteList(clientDirectory: string): Promise<void> {
  const assets = join(clientDirectory, 'assets')
  const manifests = (await readdir(assets)).filter((file) => /^manifest-\w+\.js$/.test(file))
  await Promise.all(
    manifests.map(async (name) => {
      const file = join(assets, name)
      await writeFile(file, shortenImports(await readFile(file, 'utf8')))
    }),
  )
}

export function shortenImports(code: string): string {
  const [, head, json, end] = /^([^{]*)(.*\})(;?\s*)$/s.exec(code)!
  const list = JSON.parse(json!) as RouteList
  const routes = Object.values(list.routes)
  const counts = new Map<string, number>()
  for (const name of routes.flatMap(({ imports = [] }) => imports))
    counts.set(name, (counts.get(name) ?? 0) + 1)
  const order = [...counts.keys()].toSorted((one, other) => counts.get(one)! - counts.get(other)!)
  const positions = new Map(order.map((name, position) => [name, position]))
  for (const route of routes)
    route.imports = (route.imports ?? [])
      .filter((name) => !list.entry.imports?.includes(name))
      .toSorted((one, other) => positions.get(one)! - positions.get(other)!)
  return head! + JSON.stringify(list) + end!
}
