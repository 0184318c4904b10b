// What became of each fault, in a file outside of git; a run of some of them leaves what is known of the others.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../project/root.ts'
import type { ListedFault } from './fault.ts'

/** `lost`: no anchor. `untested`: none of its tests is there. */
export type State = 'caught' | 'missed' | 'lost' | 'untested'

export interface Result {
  state: State
  /** The tests that fail with it alone, or why it is in this state. */
  by: readonly string[]
  tier: 'gate' | 'all'
  commit: string
  at: string
}

const file = join(root, '.cache', 'faults.json')

export function readResults(): Record<string, Result> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Result>
  } catch {
    return {}
  }
}

export function writeResult(name: string, result: Omit<Result, 'commit' | 'at'>): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const results = { ...readResults(), [name]: { ...result, commit, at: new Date().toISOString() } }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
}

/** One line a fault, and the sum. */
export function printTable(faults: readonly ListedFault[]): void {
  const results = readResults()
  const width = Math.max(...faults.map(({ name }) => name.length))
  for (const { name } of faults) {
    const { state = 'not run', by = [] } = results[name] ?? {}
    const others = by.length > 1 ? ` and ${by.length - 1} more` : ''
    console.log(
      `${name.padEnd(width)}  ${state.padEnd(8)}  ${(by[0] ?? '').split('\n')[0]!.slice(0, 140)}${others}`,
    )
  }
  const count = (wanted: string) =>
    faults.filter(({ name }) => (results[name]?.state ?? 'not run') === wanted).length
  const states = ['caught', 'missed', 'lost', 'untested', 'not run'].filter((state) => count(state) > 0)
  console.log(`\n${faults.length} faults: ${states.map((state) => `${count(state)} ${state}`).join(', ')}`)
}
