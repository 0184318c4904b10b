// Runs tests of the gate in a copy of the repository and reports which passed and which failed.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './run-command.ts'

export type Tier = 'gate' | 'all'

/** Selected tests: files of Vitest, and titles of journeys. */
export interface Selection {
  unit: readonly string[]
  browser: readonly BrowserTests[]
}

export interface BrowserTests {
  file: string
  /** Part of a title; empty for all of the file. */
  title: string
}

export interface Outcome {
  passed: ReadonlySet<string>
  failed: ReadonlySet<string>
  /** Why a run has no result: it timed out, or left no report. */
  broken: string | null
}

export const nothingRun: Outcome = { passed: new Set(), failed: new Set(), broken: null }

const unitTimeoutMs = 15 * 60_000
const browserTimeoutMs = 25 * 60_000

/** The existing tests that `seenBy` names, and the names without a test. */
export function selectTests(
  root: string,
  seenBy: readonly string[],
  tier: Tier,
): Selection & { missing: string[] } {
  const unit: string[] = []
  const browser: BrowserTests[] = []
  const missing: string[] = []
  for (const name of seenBy) {
    if (!name.startsWith('e2e/')) {
      if (existsSync(join(root, name))) unit.push(name)
      else missing.push(name)
      continue
    }
    const [folder = '', title = ''] = name.split(' › ')
    const files = listJourneys(root, folder, tier).filter((file) =>
      readFileSync(join(root, file), 'utf8').includes(title),
    )
    if (files.length === 0) missing.push(name)
    else browser.push(...files.map((file) => ({ file, title })))
  }
  return { unit, browser, missing }
}

export function joinSelections(selections: readonly Selection[]): Selection {
  const browser = selections.flatMap((selection) => selection.browser)
  return {
    unit: [...new Set(selections.flatMap(({ unit }) => unit))],
    browser: [...new Map(browser.map((tests) => [`${tests.file} ${tests.title}`, tests])).values()],
  }
}

export function joinOutcomes(first: Outcome, second: Outcome): Outcome {
  return {
    passed: new Set([...first.passed, ...second.passed]),
    failed: new Set([...first.failed, ...second.failed]),
    broken: first.broken ?? second.broken,
  }
}

interface VitestReport {
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

/** `filters` are paths of test files, or projects as `--project=web`. */
export async function runUnitTests(copy: string, filters: readonly string[], tier: Tier): Promise<Outcome> {
  if (filters.length === 0) return nothingRun
  const report = join(copy, '.cache', 'faults-vitest.json')
  rmSync(report, { force: true })
  const { code, tail } = await runCommand(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...filters,
      '--maxWorkers=1',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { cwd: copy, env: tierOf(tier), timeoutMs: unitTimeoutMs },
  )
  const [passed, failed] = [new Set<string>(), new Set<string>()]
  const results = readReport<VitestReport>(report)?.testResults
  if (!results || code === null) return { passed, failed, broken: describeEnd(code, tail) }
  for (const { name, status, assertionResults } of results) {
    const file = name.startsWith(copy) ? name.slice(copy.length + 1) : name
    for (const test of assertionResults) {
      if (test.status === 'passed') passed.add(`${file} › ${test.fullName}`)
      if (test.status === 'failed') failed.add(`${file} › ${test.fullName}`)
    }
    const isBroken = status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
    ;(isBroken ? failed : passed).add(`${file} › loads`)
  }
  recordOutsideErrors('Vitest', code, passed, failed)
  return { passed, failed, broken: null }
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; tests: { projectName: string; status: string }[] }[]
}

export async function runBrowserTests(
  copy: string,
  tests: readonly BrowserTests[],
  tier: Tier,
): Promise<Outcome> {
  if (tests.length === 0) return nothingRun
  const [whole, titled] = [
    tests.filter(({ title }) => title === ''),
    tests.filter(({ title }) => title !== ''),
  ]
  const runs = [
    ...(whole.length > 0 ? [[...whole.map(({ file }) => file)]] : []),
    ...(titled.length > 0
      ? [
          [
            ...new Set(titled.map(({ file }) => file)),
            `--grep=${[...new Set(titled.map(({ title }) => escape(title)))].join('|')}`,
          ],
        ]
      : []),
  ]
  let outcome = nothingRun
  for (const filters of runs) outcome = joinOutcomes(outcome, await runPlaywright(copy, filters, tier))
  return outcome
}

/** Every journey of the tier; those of gallery and pictures draw everything and run only by name. */
export function runAllBrowserTests(copy: string, tier: Tier): Promise<Outcome> {
  return runPlaywright(copy, ['--project=journeys'], tier)
}

async function runPlaywright(copy: string, filters: readonly string[], tier: Tier): Promise<Outcome> {
  const report = join(copy, '.cache', 'faults-playwright.json')
  rmSync(report, { force: true })
  const { code, tail } = await runCommand(
    ['node_modules/@playwright/test/cli.js', 'test', ...filters, '--workers=1', '--reporter=json'],
    {
      cwd: copy,
      env: { ...tierOf(tier), GALLERY: 'built', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      timeoutMs: browserTimeoutMs,
    },
  )
  const [passed, failed] = [new Set<string>(), new Set<string>()]
  const read = readReport<{ suites: PlaywrightSuite[] }>(report)
  if (!read || code === null) return { passed, failed, broken: describeEnd(code, tail) }
  const look = ({ suites = [], specs = [] }: PlaywrightSuite): void => {
    for (const { title, file, tests } of specs)
      for (const { projectName, status } of tests) {
        if (status === 'expected') passed.add(`e2e/${file} (${projectName}) › ${title}`)
        if (status === 'unexpected') failed.add(`e2e/${file} (${projectName}) › ${title}`)
      }
    suites.forEach(look)
  }
  read.suites.forEach(look)
  recordOutsideErrors('Playwright', code, passed, failed)
  return { passed, failed, broken: null }
}

function listJourneys(root: string, folder: string, tier: Tier): string[] {
  const tiers = tier === 'all' ? ['gate', 'full'] : ['gate']
  return tiers.flatMap((name) => {
    const path = join(root, folder, name)
    return existsSync(path)
      ? readdirSync(path)
          .filter((file) => file.endsWith('.test.ts'))
          .map((file) => `${folder}/${name}/${file}`)
      : []
  })
}

function tierOf(tier: Tier): Record<string, string> {
  return tier === 'all' ? { TIER: 'all' } : {}
}

/** A run that fails without a failing test, as by a rejection that nobody awaited, counts as a test of its own. */
function recordOutsideErrors(runner: string, code: number, passed: Set<string>, failed: Set<string>): void {
  const name = `${runner} › no error outside of its tests`
  if (code === 0) passed.add(name)
  else if (failed.size === 0) failed.add(name)
}

function describeEnd(code: number | null, tail: string): string {
  if (code !== null) console.log(tail.slice(-600).trim())
  return code === null ? 'the run did not end in its time' : 'the run left no report'
}

function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return null
  }
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
