// The source files: everything git would track, without calling git, so that it also works in an unpacked archive.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const generated = new Set([
  'node_modules',
  'dist',
  'coverage',
  '.react-router',
  '.cache',
  'test-results',
  '.git',
])
const roots = ['apps', 'packages', 'content', 'e2e', 'bench', 'tools']

/** Paths with forward slashes, relative to `root`, sorted; only below `folders`. */
export function listSources(root: string, folders: readonly string[] = roots): string[] {
  return folders.flatMap((folder) => walk(root, folder)).sort()
}

function walk(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return generated.has(entry.name) ? [] : walk(root, path)
    return entry.isFile() ? [path] : []
  })
}
