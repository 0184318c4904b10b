import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listSources } from '../../tools/project/list-sources.ts'
import { root } from '../../tools/project/root.ts'
import type { Sheet } from '../../tools/shots/review.ts'
import { SourceTree } from '../../tools/shots/sources/source-tree.ts'
import { followSources } from '../../tools/shots/stamps.ts'

export interface Component extends Sheet {
  /** The file of its stories. */
  path: string
}

/** A sheet for each file of stories. Read from the sources: tests are listed before the gallery is built. */
export function listComponents(): Component[] {
  return listSources(root, ['apps/web/src'])
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((path) => {
      const title = /^export default \{ title: '([^']+)'/m.exec(readFileSync(join(root, path), 'utf8'))?.[1]
      if (!title)
        throw new Error(`${path} has no title that can be read: export default { title: 'Group/Name' }`)
      return { kind: 'components', title, name: title.toLowerCase().replace(/[^a-z0-9]+/g, '-'), path }
    })
}

let follow: ((story: string) => string | null) | undefined
const known = new Map<string, string | null>()

/** A hash of everything a component's sheet follows from; null when that can't be told. */
export function sourcesOf({ path }: Component): string | null {
  follow ??= followSources(new SourceTree(root))
  if (!known.has(path)) known.set(path, follow(path))
  return known.get(path)!
}
