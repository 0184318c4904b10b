// What became of each fault at each tier, in a file outside of git; a run of some of them leaves what is known of the others.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../project/root.ts'
import type { ListedFault } from './fault.ts'
import type { Tier } from './gate-tests.ts'

/** `lost`: no anchor. `untested`: none of its tests is there. `broken`: a build failed, or a run had no end or report, which says nothing. */
const states = ['caught', 'missed', 'broken', 'lost', 'untested'] as const
export type State = (typeof states)[number]

export interface Result {
  state: State
  /** The tests that fail with it alone, or why it is in this state. */
  by: readonly string[]
  commit: string
  at: string
}

const file = join(root, '.cache', 'faults.json')

/** What is known of a fault at this tier. */
export function readResult(name: string, tier: Tier): Result | undefined {
  return readResults()[keyOf(name, tier)]
}

function readResults(): Record<string, Result> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Result>
  } catch {
    return {}
  }
}

function keyOf(name: string, tier: Tier): string {
  return `${name} (${tier})`
}

export function writeResult(name: string, tier: Tier, result: Omit<Result, 'commit' | 'at'>): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const results = {
    ...readResults(),
    [keyOf(name, tier)]: { ...result, commit, at: new Date().toISOString() },
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
}

/** One line a fault, and the sum. */
export function printTable(faults: readonly ListedFault[], tier: Tier): void {
  const results = readResults()
  const width = Math.max(...faults.map(({ name }) => name.length))
  for (const { name } of faults) {
    const { state = 'not run', by = [] } = results[keyOf(name, tier)] ?? {}
    const others = by.length > 1 ? ` and ${by.length - 1} more` : ''
    console.log(
      `${name.padEnd(width)}  ${state.padEnd(8)}  ${(by[0] ?? '').split('\n')[0]!.slice(0, 140)}${others}`,
    )
  }
  const count = (wanted: string) =>
    faults.filter(({ name }) => (results[keyOf(name, tier)]?.state ?? 'not run') === wanted).length
  const found = [...states, 'not run'].filter((state) => count(state) > 0)
  const sum = found.map((state) => `${count(state)} ${state}`).join(', ')
  console.log(`\n${faults.length} faults at the tier ${tier}: ${sum}`)
}
