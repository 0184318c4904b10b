// A check whose inputs are what they were when it last passed would pass again. `verify` asks this; the gate never does.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listSources } from '../project/list-sources.ts'
import { root } from '../project/root.ts'

/** They decide every result: versions of all tools, their configuration at the root, and how the checks are run. */
const always = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vitest.config.ts',
  'playwright.config.ts',
  'tools/checks',
  'tools/testing',
]

export interface PassRecord {
  /** True when the check passed with these inputs before. */
  hasPassed: boolean
  /** Writes down how the check went with the inputs as they were when this record was opened. */
  save(passed: boolean): void
}

/** Opens the record of a check over the contents of its inputs: paths of files and folders relative to the root. */
export function openPassRecord(name: string, inputs: readonly string[], folder = root): PassRecord {
  const file = join(folder, '.cache', 'checks', 'passed', name.replace(/[^a-z0-9]+/gi, '-'))
  const fingerprint = fingerprintOf(folder, [...always, ...inputs])
  return {
    hasPassed: existsSync(file) && readFileSync(file, 'utf8') === fingerprint,
    save(passed) {
      rmSync(file, { force: true })
      if (!passed) return
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, fingerprint)
    },
  }
}

function fingerprintOf(folder: string, inputs: readonly string[]): string {
  const hash = createHash('sha256').update(`${process.version} ${process.platform}`)
  const paths = inputs.filter((path) => existsSync(join(folder, path)))
  const files = paths.flatMap((path) =>
    statSync(join(folder, path)).isDirectory() ? listSources(folder, [path]) : [path],
  )
  for (const file of [...new Set(files)].sort()) {
    hash.update(`\n${file}\n`).update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex')
}
