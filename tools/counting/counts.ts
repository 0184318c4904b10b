// Counts the expensive resources of tests: page loads, stories, shots, databases, processes. Each use appends a byte to a file of its
// kind, so that many processes count together; without COUNTS_DIR nothing is counted.
import { appendFileSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const countKinds = ['page-loads', 'story-draws', 'shots', 'sites', 'databases', 'processes'] as const

export type CountKind = (typeof countKinds)[number]

export type Counts = Record<CountKind, number>

export function countUse(kind: CountKind, times = 1): void {
  const folder = process.env.COUNTS_DIR
  if (!folder || times === 0) return
  mkdirSync(folder, { recursive: true })
  appendFileSync(join(folder, kind), '.'.repeat(times))
}

/** The number of uses of each kind since the folder was created. */
export function readCounts(folder: string): Counts {
  const files = new Set(readdirSync(folder, { withFileTypes: true }).map(({ name }) => name))
  const count = (kind: CountKind) => (files.has(kind) ? statSync(join(folder, kind)).size : 0)
  return Object.fromEntries(countKinds.map((kind) => [kind, count(kind)])) as Counts
}
