import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../tools/project/root.ts'

/** What the addresses of the file end with that a source became in the build: `/assets/1a2b3c.js`. */
export function findBuiltFile(source: string): string {
  const manifest = JSON.parse(
    readFileSync(join(root, 'apps/web/dist/client/.vite/manifest.json'), 'utf8'),
  ) as Record<string, { file: string }>
  const found = manifest[source]
  if (!found) throw new Error(`${source} has no file of its own in the build`)
  return `/${found.file}`
}
