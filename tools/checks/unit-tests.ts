// Vitest over its projects; the quick run leaves out the servers, whose tests open databases and start processes.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startTestServer } from '../database/start-test-server.ts'
import { root } from '../project/root.ts'
import { runProgram } from './run-program.ts'
import type { Tally } from './step.ts'

const reportFile = join(root, '.cache', 'checks', 'vitest.json')

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

export async function runUnitTests({ quick }: { quick: boolean }): Promise<Tally> {
  rmSync(reportFile, { force: true })
  const projects = quick ? ['--project', '!servers'] : []
  const server = quick || process.env.TEST_DATABASE_URL ? null : await startTestServer()
  if (!quick && !server && !process.env.TEST_DATABASE_URL)
    console.log(
      '  No PostgreSQL server here: tests between several connections run on the embedded database alone. Install PostgreSQL 15 or newer, or set TEST_DATABASE_URL.',
    )
  try {
    const args = [
      'run',
      ...projects,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
    ]
    const ok = await runProgram(
      'node_modules/vitest/vitest.mjs',
      args,
      server ? { env: { TEST_DATABASE_URL: server.url } } : {},
    )
    return countVitest(readReport(), ok)
  } finally {
    await server?.stop()
  }
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
