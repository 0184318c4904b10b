// Templates on the disk, each named by a hash of all its possible inputs: a change of a migration, of the content, of the code that
// fills it or of a package makes a new one.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import type { DataFolder } from './memory-files.ts'

const root = join(import.meta.dirname, '../../../..')
const store = join(root, '.cache/test-databases')
const sources = [
  'packages',
  'content',
  'brands',
  'apps/platform/src',
  'apps/games/server',
  'art/public/manifest.json',
  'package-lock.json',
]
const generated = new Set(['node_modules', 'dist'])

let hash: string | undefined
const folders = new Map<string, Promise<Buffer>>()

/** A hash of all sources but tests, which nothing imports. Computed once per process. */
export function hashSources(): string {
  hash ??= hashFiles(sources.flatMap(listFiles))
  return hash
}

/** The folder of that name as a serialized DataFolder; created when there is none of the current sources. */
export function readOrMakeFolder(name: string, make: () => Promise<DataFolder>): Promise<Buffer> {
  const known = folders.get(name) ?? readStored(name) ?? makeStored(name, make)
  folders.set(name, known)
  return known
}

function readStored(name: string): Promise<Buffer> | undefined {
  try {
    return Promise.resolve(readFileSync(join(store, fileOf(name))))
  } catch {
    return undefined
  }
}

async function makeStored(name: string, make: () => Promise<DataFolder>): Promise<Buffer> {
  const content = serialize(await make())
  mkdirSync(store, { recursive: true })
  for (const file of readdirSync(store))
    if (file.startsWith(`${name}-`)) rmSync(join(store, file), { force: true })
  // Two workers may create it at once: each writes its own draft, and the last rename wins.
  const draft = join(store, `draft-${name}-${process.pid}`)
  writeFileSync(draft, content)
  renameSync(draft, join(store, fileOf(name)))
  return content
}

function fileOf(name: string): string {
  return `${name}-${hashSources()}.bin`
}

function listFiles(path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path]
  return readdirSync(join(root, path), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) =>
      generated.has(name) || name.includes('.test.') ? [] : listFiles(`${path}/${name}`),
    )
}

function hashFiles(paths: readonly string[]): string {
  const all = createHash('sha256').update(process.version)
  for (const path of paths) {
    const content = readFileSync(join(root, path))
    all.update(`${path} ${content.length}\n`).update(content)
  }
  return all.digest('hex').slice(0, 16)
}
