// The layer rules and the ban on import cycles over all source files. Tests and test folders may import what they test.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listSources } from '../../project/list-sources.ts'
import { findCycles } from './cycles.ts'
import { findFolderCircles } from './folder-circles.ts'
import { readImports, type Import } from './imports.ts'
import { checkWorkspaces } from './workspaces-rule.ts'
import { checkZones } from './zones.ts'

const isTest = (path: string) => /\.test\.tsx?$|\/testing(\/|\.ts$)|^e2e\//.test(path)
/** Messages are beside their feature but belong to no layer: i18n types its keys from all of them. */
const isMessages = (path: string) => path.endsWith('.messages.json')

/** Returns one sentence for every broken rule. */
export function checkLayers(root: string): string[] {
  const files = listSources(root).filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  const workspaces = readWorkspaceNames(root, files)
  const imports = new Map(files.map((file) => [file, readImports(root, file, workspaces)]))
  const product = new Map([...imports].filter(([file]) => !isTest(file)))
  return [
    ...findBrokenRules(product),
    ...findFolderCircles(product).map((group) => `folders in a circle: ${group.join(' ↔ ')}`),
    ...findCycles(runtimeGraph(imports)).map((group) => `import cycle: ${group.join(' ↔ ')}`),
  ]
}

function findBrokenRules(imports: ReadonlyMap<string, Import[]>): string[] {
  return [...imports].flatMap(([file, list]) =>
    list
      .filter(({ to }) => !isMessages(to))
      .flatMap(({ to, typeOnly }) => {
        const problem = isTest(to)
          ? 'only tests import tests'
          : (checkWorkspaces(file, to) ?? checkZones(file, to, typeOnly))
        return problem ? [`${file} imports ${to}: ${problem}`] : []
      }),
  )
}

function runtimeGraph(imports: ReadonlyMap<string, Import[]>): Map<string, string[]> {
  return new Map(
    [...imports].map(([file, list]) => [file, list.filter(({ typeOnly }) => !typeOnly).map(({ to }) => to)]),
  )
}

function readWorkspaceNames(root: string, files: string[]): Map<string, string> {
  const folders = new Set(
    files.flatMap((file) => /^((?:apps|packages)\/[^/]+|content)\//.exec(file)?.[1] ?? []),
  )
  return new Map(
    [...folders].map((folder) => [
      JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).name as string,
      folder,
    ]),
  )
}
