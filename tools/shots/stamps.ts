// What the baselines of components were agreed on for: beside each a stamp of everything its drawing follows from. A component whose
// stamp is still true looks as it did, so nobody has to draw it.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Folders, type PictureName, filesOf } from './folders.ts'
import { SourceGraph } from './sources/source-graph.ts'
import type { SourceTree } from './sources/source-tree.ts'

/** What stands around each story, and how it is drawn. */
const frame = ['apps/web/.storybook/preview.tsx']
const programs = [
  'apps/web/.storybook/main.ts',
  'apps/web/.storybook/vite.config.ts',
  'e2e/pictures/draw-story.ts',
  'e2e/pictures/windows.ts',
]
/** What those read without importing it. */
const read = ['apps/web/tsconfig.json', 'tsconfig.base.json', 'brands/yanta.yaml']
const readFolders = ['brands/yanta']

/** Answers for a story file a hash of all its sheet follows from; null when that can't be told, so that it has to be drawn. */
export function followSources(tree: SourceTree): (story: string) => string | null {
  const graph = new SourceGraph(tree)
  const common = [graph.reach(frame), graph.reachPrograms(programs)]
  const files = [...read, ...readFolders.flatMap((folder) => tree.list(folder))]
  return (story) => {
    const reaches = [...common, graph.reach([story])]
    if (reaches.some(({ doubts }) => doubts.length > 0)) return null
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

/** The stamp of a baseline that was agreed on for these sources: of both, so that neither changes without the other. */
export function stampOf(sources: string, baseline: Buffer): string {
  return hash(sources, baseline).slice(0, 32)
}

/** Whether somebody agreed on the baseline that is there, for the sources that are there. */
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
