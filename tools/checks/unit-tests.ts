// Vitest over its projects; `verify` leaves out the servers, whose tests open databases and start processes, and projects of which
// nothing has changed since they passed.
import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { startTestServer } from '../database/start-test-server.ts'
import { root } from '../project/root.ts'
import { printCostliestUnitTests, startCounting } from './budget/run-counts.ts'
import { openPassRecord } from './passed-before.ts'
import { runProgram } from './run-program.ts'
import { type StepContext, type Tally, addTallies } from './step.ts'

const reports = join(root, '.cache', 'checks')

interface Report {
  numPassedTests: number
  testResults: FileResult[]
}

interface FileResult {
  name: string
  status: string
  message?: string
  assertionResults: { status: string; fullName: string; failureMessages?: readonly string[] | null }[]
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
  return withServer((server) => {
    if (!server.TEST_DATABASE_URL)
      print(
        `  ${noServer}: tests between several connections run on the embedded database alone. ${serverAdvice}\n`,
      )
    return runVitest([], { env: { ...startCounting(), ...server } })
  })
}

/** The platform's tests once more, as two processes over one database that are asked in turn. What the full run adds is not repeated. */
export function runOnTwoProcesses({ print }: StepContext): Promise<Tally> {
  return withServer(async (server) => {
    if (server.TEST_DATABASE_URL)
      return runVitest(['--project', 'servers', 'apps/platform'], {
        env: { ...server, PLATFORM_PROCESSES: '2', TIER: 'gate' },
        reportName: 'two-processes.json',
      })
    print(`  ${noServer}: the platform was not tested as two processes. ${serverAdvice}\n`)
    return { passed: 0, failed: 0 }
  })
}

const noServer = 'No PostgreSQL server here'
const serverAdvice = 'Install PostgreSQL 15 or newer, or set TEST_DATABASE_URL.'

/** With a server's address for the tests where there is one. */
async function withServer(run: (env: { TEST_DATABASE_URL?: string }) => Promise<Tally>): Promise<Tally> {
  const url = process.env.TEST_DATABASE_URL
  const server = url ? null : await startTestServer()
  const found = url ?? server?.url
  try {
    return await run(found ? { TEST_DATABASE_URL: found } : {})
  } finally {
    await server?.stop()
  }
}

async function runVitest(
  selection: readonly string[],
  { env = {}, reportName = 'vitest.json' }: { env?: Record<string, string>; reportName?: string } = {},
): Promise<Tally> {
  const reportFile = join(reports, reportName)
  rmSync(reportFile, { force: true })
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`]
  const ok = await runProgram('node_modules/vitest/vitest.mjs', ['run', ...selection, ...reporters], { env })
  return countVitest(readReport(reportFile), ok)
}

/** A file that broke before its tests, an error outside any test, and a run without a report each count as one failure. */
export function countVitest(report: Report | null, ok: boolean): Tally {
  if (!report) return { passed: 0, failed: 1, failures: ['vitest wrote no report'] }
  const failures = report.testResults.flatMap(listFailures)
  if (failures.length === 0 && !ok) failures.push('vitest failed outside its tests')
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    ...(failures.length > 0 && { failures }),
  }
}

function listFailures({ name, status, message, assertionResults }: FileResult): string[] {
  const file = relative(root, name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLine(message)}`]
  return failed.map((test) => `${file}: ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`)
}

function firstLine(text: string | undefined): string {
  return text?.split('\n', 1)[0] ?? ''
}

function readReport(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return null
  }
}
