import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listSources } from '../../tools/project/list-sources.ts'
import { root } from '../../tools/project/root.ts'
import type { Sheet } from '../../tools/shots/review.ts'

/** A sheet for each file of stories. Read from the sources: tests are listed before the gallery is built. */
export function listComponents(): Sheet[] {
  return listSources(root, ['apps/web/src'])
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((path) => {
      const title = /^export default \{ title: '([^']+)'/m.exec(readFileSync(join(root, path), 'utf8'))?.[1]
      if (!title)
        throw new Error(`${path} has no title that can be read: export default { title: 'Group/Name' }`)
      return { kind: 'components', title, name: title.toLowerCase().replace(/[^a-z0-9]+/g, '-') }
    })
}
