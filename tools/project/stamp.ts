// A hash of the files from which something was built or checked, stored outside of git. Dates don't count.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listSources } from './list-sources.ts'
import { root } from './root.ts'

interface Inputs {
  /** Files and folders relative to `folder`; missing ones count as empty. */
  paths: readonly string[]
  /** Further inputs. */
  facts?: readonly string[]
  /** Whether tests among the files count. */
  withTests?: boolean
  folder?: string
}

export interface Stamp {
  /** True while all inputs are unchanged since the stamp was set. */
  isCurrent: boolean
  /** Sets it for the inputs as they were when it was opened. */
  set(): void
  clear(): void
}

/** Opens the stamp of that name, such as `builds/web`. */
export function openStamp(name: string, inputs: Inputs): Stamp {
  const file = join(inputs.folder ?? root, '.cache', name)
  const fingerprint = fingerprintOf(inputs)
  return {
    isCurrent: existsSync(file) && readFileSync(file, 'utf8') === fingerprint,
    set() {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, fingerprint)
    },
    clear: () => rmSync(file, { force: true }),
  }
}

function fingerprintOf({ paths, facts = [], withTests = true, folder = root }: Inputs): string {
  const hash = createHash('sha256').update(facts.join(' '))
  const files = paths
    .filter((path) => existsSync(join(folder, path)))
    .flatMap((path) => (statSync(join(folder, path)).isDirectory() ? listSources(folder, [path]) : [path]))
    .filter((path) => withTests || !/\.test\.tsx?$/.test(path))
  for (const file of [...new Set(files)].sort())
    hash.update(`\n${file}\n`).update(readFileSync(join(folder, file)))
  return hash.digest('hex')
}
