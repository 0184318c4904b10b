// What the tests used while they ran, and which of them took the most CPU time.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../project/root.ts'
import { type CountKind, type Counts, countKinds, readCounts } from '../../counting/counts.ts'
import { type StepContext, type Tally, tallyFindings } from '../step.ts'
import { runLimits } from './limits.ts'
import { type TestCost, findCostliest, readBrowserCosts, readUnitCosts } from './test-costs.ts'

const folder = join(root, '.cache/checks/counts')
const shown = 20

/** Resets the counts; returns the environment of the tests' processes. */
export function startCounting({ keep = false } = {}): { COUNTS_DIR: string } {
  if (!keep) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return { COUNTS_DIR: folder }
}

export function readRunCounts(): Counts | null {
  return existsSync(folder) ? readCounts(folder) : null
}

/** The gate's counts have limits; the full run's are only reported. */
export async function checkRunCounts(context: StepContext): Promise<Tally> {
  const counts = readRunCounts()
  if (!counts) return tallyFindings(['nothing was counted while the tests ran'], context)
  context.print(`  ${countKinds.map((kind) => `${kind} ${counts[kind]}`).join(', ')}\n`)
  printCostliest(
    [...readReport('vitest.json', readUnitCosts), ...readReport('playwright.json', readBrowserCosts)],
    context,
  )
  return tallyFindings(context.tier === 'gate' ? findExceeded(counts, runLimits) : [], context)
}

/** `verify` runs no browser tests and has no counts: of its unit tests it names those that cost the most. */
export function printCostliestUnitTests(context: StepContext): void {
  printCostliest(readReport('vitest.json', readUnitCosts), context)
}

function printCostliest(costs: readonly TestCost[], { print }: StepContext): void {
  if (costs.length === 0) return
  print(`  The ${shown} tests that took the most CPU time:\n`)
  for (const { title, file, cpuMs } of findCostliest(costs, shown))
    print(`  ${(cpuMs / 1000).toFixed(1).padStart(6)} s  ${file}: ${title}\n`)
}

/** A sentence for each count above its limit. Pure. */
export function findExceeded(counts: Counts, limits: Counts): string[] {
  return countKinds
    .filter((kind: CountKind) => counts[kind] > limits[kind])
    .map(
      (kind) =>
        `the gate used ${counts[kind]} ${kind}, ${limits[kind]} are allowed (tools/checks/budget/limits.ts)`,
    )
}

function readReport(name: string, read: (report: never) => TestCost[]): TestCost[] {
  const file = join(root, '.cache/checks', name)
  return existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8')) as never) : []
}
