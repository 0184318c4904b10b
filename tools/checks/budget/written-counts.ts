// What the tests are made of, read from their sources: how many journeys, waits, and files that name one statement.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listSources } from '../../project/list-sources.ts'
import { root } from '../../project/root.ts'
import { runProgram } from '../run-program.ts'
import { type StepContext, type Tally, tallyFindings } from '../step.ts'
import { writtenLimits as limits } from './limits.ts'

export interface Source {
  path: string
  text: string
}

interface Suite {
  specs?: { file: string; tests: { projectName: string }[] }[]
  suites?: Suite[]
}

export async function checkWrittenCounts(context: StepContext): Promise<Tally> {
  const sources = listSources(root, ['apps', 'packages', 'content', 'art', 'tools', 'e2e', 'bench'])
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const findings = [...checkWaits(sources), ...checkStatements(sources), ...checkBase(sources)]
  return tallyFindings([...findings, ...checkJourneys(await listBrowserTests())], context)
}

/** Sentences about fixed waits. Pure. */
export function checkWaits(sources: readonly Source[]): string[] {
  const count = (fits: (path: string) => boolean, wait: RegExp) =>
    sources
      .filter(({ path }) => fits(path))
      .map(({ path, text }) => ({ path, times: text.match(wait)?.length ?? 0 }))
      .filter(({ times }) => times > 0)
  const browser = count(
    (path) => path.startsWith('e2e/') && !path.includes('/full/'),
    /waitForTimeout\(|'networkidle'/g,
  )
  const unit = count(
    (path) => /\.test\.tsx?$/.test(path) && !path.startsWith('e2e/') && !path.includes('.full.test.'),
    /setTimeout\((resolve|done|go), \d|setTimeout\(\d/g,
  )
  return [
    ...exceeds('fixed waits in browser tests of the gate', browser, limits.browserWaits),
    ...exceeds('fixed waits in unit and platform tests of the gate', unit, limits.unitWaits),
  ]
}

/** Sentences about statements that too many files name. Pure. */
export function checkStatements(sources: readonly Source[]): string[] {
  const files = new Map<string, Set<string>>()
  for (const { path, text } of sources.filter(({ path }) => isOfTheGate(path))) {
    for (const statement of listStatements(text))
      files.set(statement, (files.get(statement) ?? new Set()).add(path))
  }
  return [...files]
    .filter(([statement, paths]) => paths.size > limitOf(statement))
    .map(
      ([statement, paths]) =>
        `${paths.size} files name [${statement}], ${limitOf(statement)} are allowed: ${[...paths].sort().join(', ')}`,
    )
}

function limitOf(statement: string): number {
  return limits.filesOfWideStatements[statement] ?? limits.filesOfAStatement
}

function isOfTheGate(path: string): boolean {
  return /\.test\.tsx?$/.test(path) && !path.includes('/full/') && !path.includes('.full.test.')
}

/** The statements that the titles of a file name: [2.9-2.10] are two. Pure. */
export function listStatements(text: string): string[] {
  const titles = text
    .split('\n')
    .filter((line) => /\b(test|it|describe|each)\b.*['"`].*\[\d+\.\d+/.test(line))
  const groups = titles.flatMap(
    (line) => line.match(/\[\d+\.\d+(-\d+\.\d+)?(,\s*\d+\.\d+(-\d+\.\d+)?)*\]/g) ?? [],
  )
  return groups.flatMap((group) =>
    group
      .slice(1, -1)
      .split(/,\s*/)
      .flatMap((part) => {
        const [from, to = from] = part.split('-')
        const [section, first] = from!.split('.').map(Number)
        const last = Number(to!.split('.')[1])
        return Array.from({ length: last - first! + 1 }, (_, index) => `${section}.${first! + index}`)
      }),
  )
}

/** Sentences about browser tests whose cost nobody counts. Pure. */
export function checkBase(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => path.startsWith('e2e/') && path !== 'e2e/support/base.ts')
    .filter(({ text }) => /import \{[^}]*\btest\b[^}]*\} from '@playwright\/test'/.test(text))
    .map(({ path }) => `${path} takes test from Playwright; e2e/support/base.ts has the one that is counted`)
}

/** Sentences about journeys, of which each feature has a few; `tests` are paths of files, one for each test. Pure. */
export function checkJourneys(tests: readonly string[]): string[] {
  const features = new Map<string, number>()
  for (const path of tests) {
    const feature = path.split('/')[0]!
    features.set(feature, (features.get(feature) ?? 0) + 1)
  }
  const journeys = [...features].filter(([feature]) => !['gallery', 'pictures'].includes(feature))
  const all = journeys.reduce((sum, [, count]) => sum + count, 0)
  const counts = journeys.map(([path, times]) => ({ path, times }))
  return [
    ...(all > limits.journeys ? exceeds('journeys of the gate', counts, limits.journeys) : []),
    ...journeys
      .filter(([, count]) => count > limits.journeysOfAFeature)
      .map(
        ([feature, count]) =>
          `${feature} has ${count} journeys in the gate, ${limits.journeysOfAFeature} are allowed`,
      ),
    ...((features.get('gallery') ?? 0) > limits.galleryTests
      ? [`the gallery has ${features.get('gallery')} tests in the gate, ${limits.galleryTests} are allowed`]
      : []),
  ]
}

function exceeds(what: string, found: readonly { path: string; times: number }[], limit: number): string[] {
  const all = found.reduce((sum, { times }) => sum + times, 0)
  const list = found.map(({ path, times }) => `${path} (${times})`).join(', ')
  return all > limit ? [`${all} ${what}, ${limit} are allowed: ${list}`] : []
}

/** The file of each browser test of the gate, below e2e. */
async function listBrowserTests(): Promise<string[]> {
  let json = ''
  const isListed = await runProgram(
    'node_modules/@playwright/test/cli.js',
    ['test', '--list', '--reporter=json'],
    { env: { GALLERY: 'built', TIER: 'gate' }, print: (text) => (json += text) },
  )
  if (!isListed) throw new Error(`the browser tests can't be listed: ${json}`)
  const { suites } = JSON.parse(json.slice(json.indexOf('{'))) as { suites: Suite[] }
  const walk = (suite: Suite): string[] => [
    ...(suite.specs ?? []).flatMap(({ file, tests }) => tests.map(() => file)),
    ...(suite.suites ?? []).flatMap(walk),
  ]
  return suites.flatMap(walk)
}
