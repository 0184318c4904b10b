// Playwright's journeys in the Chromium of this machine, against the production build.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureTestChromium } from '../browser/ensure-chromium.ts'
import { root } from '../project/root.ts'
import { startCounting } from './budget/run-counts.ts'
import { runProgram } from './run-program.ts'
import type { StepContext, Tally } from './step.ts'

const reports = join(root, '.cache', 'checks')

interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites?: readonly Suite[]
}

interface Suite {
  specs?: readonly { file: string; title: string; tests: readonly { status: string }[] }[]
  suites?: readonly Suite[]
}

/** The browser tests of the tier: the gate's, or all. */
export function runGateJourneys({ tier, print }: StepContext): Promise<Tally> {
  return runPlaywright('playwright.json', [], { TIER: tier, ...startCounting({ keep: true }) }, print)
}

/** Every journey and test of the gallery twice more, to find flaky ones before a release. */
export function runFlakyHunt({ print }: StepContext): Promise<Tally> {
  const args = ['--project=journeys', '--project=gallery', '--repeat-each=2']
  return runPlaywright('repeated.json', args, { TIER: 'all' }, print)
}

async function runPlaywright(
  reportName: string,
  args: readonly string[],
  env: Record<string, string>,
  print: StepContext['print'],
): Promise<Tally> {
  const reportFile = join(reports, reportName)
  rmSync(reportFile, { force: true })
  const chromium = await ensureTestChromium()
  if (!chromium.path) {
    print(`  ${chromium.advice}\n`)
    return { passed: 0, failed: 1 }
  }
  const ok = await runProgram(
    'node_modules/@playwright/test/cli.js',
    ['test', '--reporter=list,json', ...args],
    { env: { CHROME: chromium.path, GALLERY: 'built', PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, ...env } },
  )
  return countPlaywright(readReport(reportFile), ok)
}

/** A test that passed only on a retry counts as failed; a run that broke outside its tests counts as one failure. */
export function countPlaywright(report: Report | null, ok: boolean): Tally {
  if (!report) return { passed: 0, failed: 1, failures: ['playwright wrote no report'] }
  const { expected, unexpected, flaky } = report.stats
  const failed = unexpected + flaky
  const failures = (report.suites ?? []).flatMap(listFailures)
  if (failed === 0 && !ok) failures.push('playwright failed outside its tests')
  return {
    passed: expected,
    failed: failed === 0 && !ok ? 1 : failed,
    ...(failures.length > 0 && { failures }),
  }
}

function listFailures({ specs = [], suites = [] }: Suite): string[] {
  const failed = specs.filter(({ tests }) =>
    tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
  )
  return [...failed.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(listFailures)]
}

function readReport(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return null
  }
}
