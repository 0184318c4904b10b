// Counts in the sources of tests: journeys, waits, and files that name one statement.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
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

/** A timer that only resolves a promise; a test's own limit (`test.setTimeout`) is no wait. */
const timer = /(?<!\btest\.)\bsetTimeout\(\s*(?:\d|\w+\s*,|\(\) => \w+\(\w*\)\s*,)/g

function countWaits(text: string, also?: RegExp): number {
  // The timer of node:timers/promises has the name that its import gives it.
  const alias = /\bsetTimeout as (\w+)/.exec(text)?.[1]
  const patterns = [timer, ...(also ? [also] : []), ...(alias ? [new RegExp(`\\b${alias}\\(`, 'g')] : [])]
  return patterns.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0)
}

/** Sentences about fixed waits. Pure. */
export function checkWaits(sources: readonly Source[]): string[] {
  const count = (fits: (path: string) => boolean, also?: RegExp) =>
    sources
      .filter(({ path }) => fits(path))
      .map(({ path, text }) => ({ path, times: countWaits(text, also) }))
      .filter(({ times }) => times > 0)
  const browser = count(
    (path) => path.startsWith('e2e/') && !path.includes('/full/'),
    /waitForTimeout\(|'networkidle'/g,
  )
  const unit = count(
    (path) =>
      (/\.test\.tsx?$/.test(path) || path.includes('/testing/')) &&
      !path.startsWith('e2e/') &&
      !path.includes('.full.test.'),
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
    for (const statement of listStatements(path, text))
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

const statementNumbers = /\[\d+\.\d+(-\d+\.\d+)?(,\s*\d+\.\d+(-\d+\.\d+)?)*\]/g

/** The statements that the string literals of a test file name, in titles and in tables of cases: [2.9-2.10] are two. Pure. */
export function listStatements(path: string, text: string): string[] {
  if (text.search(statementNumbers) < 0) return []
  const groups = listTexts(path, text).flatMap((each) => each.match(statementNumbers) ?? [])
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

/** The string literals of a source, wherever the formatter puts them; comments are none. */
function listTexts(path: string, source: string): string[] {
  const texts: string[] = []
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateElement: ({ value }) => void texts.push(value.raw),
  }).visit(parseSync(path, source).program)
  return texts
}

/** Sentences about browser tests whose cost is not counted. Pure. */
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
      .filter(([feature, count]) => count > journeyLimitOf(feature))
      .map(
        ([feature, count]) =>
          `${feature} has ${count} journeys in the gate, ${journeyLimitOf(feature)} are allowed`,
      ),
    ...((features.get('gallery') ?? 0) > limits.galleryTests
      ? [`the gallery has ${features.get('gallery')} tests in the gate, ${limits.galleryTests} are allowed`]
      : []),
  ]
}

function journeyLimitOf(feature: string): number {
  return limits.journeysOfLargeFeatures[feature] ?? limits.journeysOfAFeature
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
