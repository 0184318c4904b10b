// The list of all routes is a part of every first load. What the screens import is needed only to prefetch them: it stands in a file
// of its own, except for the lobby's. There the files that the entry has loaded by then are left out, and the others stand in one
// order, those of fewest routes first, so that equal runs of names compress.
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Route {
  parentId?: string
  index?: boolean
  imports?: string[]
}

interface RouteList {
  entry: { imports?: string[] }
  routes: Record<string, Route>
}

/** Runs after the whole build, on the browser's manifest alone: the server's names what a document preloads. */
export async function shortenRouteList(clientDirectory: string): Promise<void> {
  const assets = join(clientDirectory, 'assets')
  const manifests = (await readdir(assets)).filter((file) => /^manifest-\w+\.js$/.test(file))
  await Promise.all(
    manifests.map(async (name) => {
      const file = join(assets, name)
      const { list, imports } = splitImports(await readFile(file, 'utf8'))
      await writeFile(file, list)
      // Found by `features/shell/screen-imports.ts`.
      await writeFile(join(assets, name.replace(/^manifest-(.*)js$/, 'imports-$1json')), imports)
    }),
  )
}

/** The list without the imports of later screens, and those as JSON by route. Pure. */
export function splitImports(code: string): { list: string; imports: string } {
  const [, head, json, end] = /^([^{]*)(.*\})(;?\s*)$/s.exec(code)!
  const list = JSON.parse(json!) as RouteList
  sortImports(list)
  const first = listLobby(list.routes)
  const imports: Record<string, string[]> = {}
  for (const [id, route] of Object.entries(list.routes)) {
    if (first.has(route)) continue
    if (route.imports!.length > 0) imports[id] = route.imports!
    delete route.imports
  }
  return { list: head! + JSON.stringify(list) + end!, imports: JSON.stringify(imports) }
}

function sortImports({ entry, routes: byId }: RouteList): void {
  const routes = Object.values(byId)
  const counts = new Map<string, number>()
  for (const name of routes.flatMap(({ imports = [] }) => imports))
    counts.set(name, (counts.get(name) ?? 0) + 1)
  const order = [...counts.keys()].toSorted((one, other) => counts.get(one)! - counts.get(other)!)
  const positions = new Map(order.map((name, position) => [name, position]))
  for (const route of routes)
    route.imports = (route.imports ?? [])
      .filter((name) => !entry.imports?.includes(name))
      .toSorted((one, other) => positions.get(one)! - positions.get(other)!)
}

/** The lobby's route and those around it. */
function listLobby(routes: Record<string, Route>): ReadonlySet<Route> {
  const lobby = new Set<Route>()
  let route = Object.values(routes).find(({ index }) => index)
  for (; route; route = route.parentId === undefined ? undefined : routes[route.parentId]) lobby.add(route)
  return lobby
}
