// What tests use that costs: page loads, stories, shots, databases, processes. Each use adds a byte to a file of its kind, so that many
// processes count together; nothing is counted where COUNTS_DIR names no folder.
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

/** How often each kind was used since the folder was made. */
export function readCounts(folder: string): Counts {
  const files = new Set(readdirSync(folder, { withFileTypes: true }).map(({ name }) => name))
  const count = (kind: CountKind) => (files.has(kind) ? statSync(join(folder, kind)).size : 0)
  return Object.fromEntries(countKinds.map((kind) => [kind, count(kind)])) as Counts
}
