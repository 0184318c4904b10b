// The sources for which the baselines of components were accepted: for each a stamp of everything its drawing depends on. A component
// whose stamp is unchanged looks as before and need not be drawn.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Folders, type PictureName, filesOf } from './folders.ts'
import { SourceGraph } from './sources/source-graph.ts'
import type { SourceTree } from './sources/source-tree.ts'

/** The surroundings of each story, and the code that draws it. */
const frame = ['apps/web/.storybook/preview.tsx']
const programs = [
  'apps/web/.storybook/main.ts',
  'apps/web/.storybook/vite.config.ts',
  'e2e/pictures/draw-story.ts',
  'e2e/pictures/windows.ts',
]
/** Files that those read without importing them. */
const read = ['apps/web/tsconfig.json', 'tsconfig.base.json', 'brands/yanta.yaml']
const readFolders = ['brands/yanta']

/** Returns for a story file a hash of everything its sheet depends on; null when that is uncertain, so that it has to be drawn. */
export function followSources(tree: SourceTree): (story: string) => string | null {
  const graph = new SourceGraph(tree)
  const common = [graph.reach(frame), graph.reachPrograms(programs)]
  const files = [...read, ...readFolders.flatMap((folder) => tree.list(folder))]
  return (story) => {
    const reaches = [...common, graph.reach([story])]
    if (reaches.some(({ uncertainties }) => uncertainties.length > 0)) return null
    const facts = new Set([
      ...files.map((file) => `${file} ${tree.hash(file)}`),
      ...reaches.flatMap((reach) => [
        ...[...reach.files].map((file) => `${file} ${tree.hash(file)}`),
        ...reach.packages,
        ...[...reach.messages].map(([key, texts]) => `${key} ${texts}`),
      ]),
    ])
    return hash([...facts].sort().join('\n'))
  }
}

/** The stamp of a baseline that was accepted for these sources: of both, so that neither changes without the other. */
export function stampOf(sources: string, baseline: Buffer): string {
  return hash(sources, baseline).slice(0, 32)
}

/** Whether the current baseline was accepted for the current sources. */
export function isAgreedFor(sheet: PictureName, sources: string | null, folders: Folders): boolean {
  const { baseline } = filesOf(sheet, folders)
  const stamp = readStamps(folders).get(sheet.name)
  return (
    sources !== null &&
    stamp !== undefined &&
    existsSync(baseline) &&
    stamp === stampOf(sources, readFileSync(baseline))
  )
}

/** By name of the sheet. */
export function readStamps({ stamps }: Folders): Map<string, string> {
  if (!existsSync(stamps)) return new Map()
  const lines = readFileSync(stamps, 'utf8').split(/\r?\n/).filter(Boolean)
  return new Map(lines.map((line) => line.split(' ') as [string, string]))
}

/** A line each, so that changes of two components are merged. */
export function writeStamps(all: ReadonlyMap<string, string>, { stamps }: Folders): void {
  mkdirSync(dirname(stamps), { recursive: true })
  const lines = [...all].map(([name, stamp]) => `${name} ${stamp}\n`)
  writeFileSync(stamps, lines.sort().join(''))
}

function hash(...parts: (string | Buffer)[]): string {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part)
  return sum.digest('hex')
}
