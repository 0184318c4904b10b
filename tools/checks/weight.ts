// The lobby's weight, from the files of the build: what a browser must have before the page works. Bytes as they are sent, brotli.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale } from '@yanta/contract'
import { root } from '../project/root.ts'
import type { StepContext } from './step.ts'

/** The most that the lobby may weigh, in KB of brotli. */
export const lobbyBudgets = {
  html: 14,
  css: 13,
  scripts: 112,
  scriptsInTheEnd: 138.5,
  playersScriptsInTheEnd: 152,
}

interface Part {
  module: string
  imports?: string[]
  css?: string[]
}

/** The manifest of routes and their files that the browser loads. */
export interface RouterManifest {
  entry: Part
  routes: Record<string, Part & { parentId?: string; index?: boolean }>
}

/** Our modules in each file of the build, with their lengths before minification; written by `apps/web/build/module-sizes.ts`. */
export type ModuleSizes = Record<string, Record<string, number>>

const client = join(root, 'apps/web/dist/client')
const modulesNamed = 12

/** Returns a sentence for each exceeded budget; needs a build. */
export function checkWeight({ print }: Pick<StepContext, 'print'>): string[] {
  const { scripts, styles } = listFirstLoad(readRouterManifest())
  const kilobytes = { scripts: weigh([...scripts, routerManifest(), catalogue()]), css: weigh(styles) }
  print(
    `  scripts ${kilobytes.scripts.toFixed(1)} of ${lobbyBudgets.scripts} KB, styles ${kilobytes.css.toFixed(1)} of ${lobbyBudgets.css} KB`,
  )
  const sizes = JSON.parse(readFileSync(join(client, '.vite/modules.json'), 'utf8')) as ModuleSizes
  const manifests = listManifests(scripts, sizes)
  const advice = `The largest of our modules among them:\n${listLargest(scripts, sizes)
    .map((line) => `    ${line}`)
    .join('\n')}`
  return [
    ...(manifests.length > 0
      ? [
          `The lobby loads manifests of features (${manifests.join(', ')}), and with them the names of all that opens later.`,
        ]
      : []),
    ...(kilobytes.scripts > lobbyBudgets.scripts
      ? [
          `The lobby needs ${kilobytes.scripts.toFixed(1)} KB of scripts before it works; ${lobbyBudgets.scripts} are allowed. Import what opens later on demand. ${advice}`,
        ]
      : []),
    ...(kilobytes.css > lobbyBudgets.css
      ? [`The lobby needs ${kilobytes.css.toFixed(1)} KB of styles; ${lobbyBudgets.css} are allowed.`]
      : []),
  ]
}

/** The files that the lobby waits for, each once, beside the list of routes and the messages. Throws when no route is the lobby's. Pure. */
export function listFirstLoad({ entry, routes }: RouterManifest): { scripts: string[]; styles: string[] } {
  const parts = [entry]
  let route = Object.values(routes).find(({ index }) => index)
  if (!route) throw new Error('no route of the build is that of the lobby')
  for (; route; route = route.parentId === undefined ? undefined : routes[route.parentId]) parts.push(route)
  const listed = (paths: string[]) => [...new Set(paths.map((path) => path.replace(/^\/|#$/g, '')))]
  return {
    scripts: listed(parts.flatMap(({ module, imports = [] }) => [module, ...imports])),
    styles: listed(parts.flatMap(({ css = [] }) => css)),
  }
}

function routerManifest(): string {
  return `assets/${readdirSync(join(client, 'assets')).find((file) => /^manifest-\w+\.js$/.test(file))}`
}

function readRouterManifest(): RouterManifest {
  return JSON.parse(
    readFileSync(join(client, routerManifest()), 'utf8').replace(/^[^{]*|;\s*$/g, ''),
  ) as RouterManifest
}

function catalogue(): string {
  const files = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >
  return Object.entries(files).find(([name]) => name.endsWith(`virtual:messages/${defaultLocale}`))![1].file
}

function weigh(files: readonly string[]): number {
  return (
    files.reduce(
      (sum, file) =>
        sum + statSync(join(client, existsSync(join(client, `${file}.br`)) ? `${file}.br` : file)).size,
      0,
    ) / 1024
  )
}

/** The manifests among the modules of some files. Pure. */
export function listManifests(files: readonly string[], sizes: ModuleSizes): string[] {
  return files.flatMap((file) => Object.keys(sizes[file] ?? {})).filter((id) => id.endsWith('/feature.ts'))
}

/** The longest modules of some files, without libraries, which we don't shorten. Pure. */
export function listLargest(files: readonly string[], sizes: ModuleSizes): string[] {
  const modules = files
    .flatMap((file) => Object.entries(sizes[file] ?? {}))
    .filter(([id]) => !id.includes('node_modules'))
  return modules
    .sort(([, a], [, b]) => b - a)
    .slice(0, modulesNamed)
    .map(([id, length]) => `${String(length).padStart(6)} ${id}`)
}
