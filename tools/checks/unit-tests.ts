// Vitest over its projects; the quick run leaves out the servers, whose tests open databases and start processes.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../project/root.ts'
import { runProgram } from './run-program.ts'
import type { Tally } from './step.ts'

const reportFile = join(root, '.cache', 'checks', 'vitest.json')

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string, assertionResults: { status: string }[] }[]
}

export async function runUnitTests({ quick }: { quick: boolean }): Promise<Tally> {
  rmSync(reportFile, { force: true })
  const projects = quick ? ['--project', '!servers'] : []
  const ok = await runProgram('node_modules/vitest/vitest.mjs', ['run', ...projects, '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`])
  return countVitest(readReport(), ok)
}

/** A file that broke before its tests, an error outside any test, and a run without a report each count as one failure. */
export function countVitest(report: Report | null, ok: boolean): Tally {
  if (!report) return { passed: 0, failed: 1 }
  const brokenFiles = report.testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'))
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
