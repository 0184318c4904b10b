// Skips a check whose inputs are unchanged since it last passed. Only `verify` uses this, never the gate.
import { root } from '../project/root.ts'
import { openStamp } from '../project/stamp.ts'

/** Inputs of every check: versions of all tools, their configuration at the root, and how the checks are run. */
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
  /** Records the result for the inputs at the time when this record was opened. */
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
