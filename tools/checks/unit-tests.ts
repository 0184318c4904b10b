// Vitest over its projects; `verify` leaves out the servers, whose tests open databases and start processes, and projects of which
// nothing has changed since they passed.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startTestServer } from '../database/start-test-server.ts'
import { root } from '../project/root.ts'
import { printCostliestUnitTests, startCounting } from './budget/run-counts.ts'
import { openPassRecord } from './passed-before.ts'
import { runProgram } from './run-program.ts'
import { type StepContext, type Tally, addTallies } from './step.ts'

const reportFile = join(root, '.cache', 'checks', 'vitest.json')

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** What decides the results of a project that needs no server: all that its tests read or import. */
const projects: Record<string, readonly string[]> = {
  packages: ['packages', 'content', 'art', 'tools', 'bench', 'apps', 'brands', 'docs', 'e2e'],
  games: ['apps/games', 'apps/web', 'packages', 'content', 'art', 'brands', 'tools'],
  web: ['apps/web', 'packages', 'content', 'art', 'brands', 'docs', 'tools'],
  dom: ['apps/web', 'packages', 'content', 'art', 'brands', 'docs', 'tools'],
}

export async function runUnitTests(context: StepContext): Promise<Tally> {
  return context.tier === 'verify' ? runChanged(context) : runAll(context)
}

async function runChanged(context: StepContext): Promise<Tally> {
  const tallies: Tally[] = []
  const changed = Object.entries(projects)
    .map(([name, inputs]) => ({ name, record: openPassRecord(`unit tests of ${name}`, inputs) }))
    .filter(({ record }) => !record.hasPassed)
  if (changed.length < Object.keys(projects).length) {
    const names = Object.keys(projects).filter((name) => !changed.some((project) => project.name === name))
    context.print(`  unchanged since they passed: ${names.join(', ')}\n`)
    tallies.push({ passed: names.length, failed: 0 })
  }
  if (changed.length > 0) {
    const result = await runVitest(changed.flatMap(({ name }) => ['--project', name]))
    for (const { record } of changed) record.save(result.failed === 0)
    tallies.push(result)
    printCostliestUnitTests(context)
  }
  return addTallies(tallies)
}

async function runAll({ print }: StepContext): Promise<Tally> {
  const server = process.env.TEST_DATABASE_URL ? null : await startTestServer()
  if (!server && !process.env.TEST_DATABASE_URL)
    print(
      '  No PostgreSQL server here: tests between several connections run on the embedded database alone. Install PostgreSQL 15 or newer, or set TEST_DATABASE_URL.\n',
    )
  try {
    return await runVitest([], { ...startCounting(), ...(server && { TEST_DATABASE_URL: server.url }) })
  } finally {
    await server?.stop()
  }
}

async function runVitest(selection: readonly string[], env: Record<string, string> = {}): Promise<Tally> {
  rmSync(reportFile, { force: true })
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`]
  const ok = await runProgram('node_modules/vitest/vitest.mjs', ['run', ...selection, ...reporters], { env })
  return countVitest(readReport(), ok)
}

/** A file that broke before its tests, an error outside any test, and a run without a report each count as one failure. */
export function countVitest(report: Report | null, ok: boolean): Tally {
  if (!report) return { passed: 0, failed: 1 }
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = report.numFailedTests + brokenFiles.length
  return { passed: report.numPassedTests, failed: failed === 0 && !ok ? 1 : failed }
}

function readReport(): Report | null {
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8')) as Report
  } catch {
    return null
  }
}
