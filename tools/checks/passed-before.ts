// A check whose inputs are what they were when it last passed would pass again. `verify` asks this; the gate never does.
import { root } from '../project/root.ts'
import { openStamp } from '../project/stamp.ts'

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
  const stamp = openStamp(`checks/passed/${name.replace(/[^a-z0-9]+/gi, '-')}`, {
    paths: [...always, ...inputs],
    facts: [process.version, process.platform],
    folder,
  })
  return {
    hasPassed: stamp.isCurrent,
    save: (passed) => (passed ? stamp.set() : stamp.clear()),
  }
}
