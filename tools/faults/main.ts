// Applies one fault after the other to a copy of the product and checks whether the gate catches it. See README.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../project/root.ts'
import { applyFault, findAnchor, type Anchor } from './anchor.ts'
import { allFaults } from './all-faults.ts'
import type { Fault, ListedFault } from './fault.ts'
import {
  joinOutcomes,
  joinSelections,
  nothingRun,
  runAllBrowserTests,
  runBrowserTests,
  runUnitTests,
  selectTests,
  type Outcome,
  type Tier,
} from './gate-tests.ts'
import { printTable, readResult, type State, writeResult } from './results.ts'
import { runCommand } from './run-command.ts'
import { createWorkingCopy } from './working-copy.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    types: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    rest: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    only: { type: 'string', default: 'all' },
    tier: { type: 'string', default: 'gate' },
  },
})
const tier: Tier = options.tier === 'all' ? 'all' : 'gate'
/** The required number of caught faults. */
const wantedCaught: Record<Tier, number> = { gate: 59, all: allFaults.length }
const chosen = pick(positionals)
if (options.list) printTable(chosen, tier)
else if (options.check) process.exitCode = (await check(chosen)) ? 0 : 1
else process.exitCode = (await run(chosen)) ? 0 : 1

function pick(names: readonly string[]): readonly ListedFault[] {
  const unknown = names.filter((name) => !allFaults.some((fault) => isNamed(fault, name)))
  if (unknown.length > 0) throw new Error(`no fault and no area is called ${unknown.join(', ')}`)
  const named =
    names.length === 0 ? allFaults : allFaults.filter((fault) => names.some((name) => isNamed(fault, name)))
  if (!options.rest) return named
  return named.filter(({ name }) => readResult(name, tier)?.state !== 'caught')
}

function isNamed({ area, id, name: whole }: ListedFault, name: string): boolean {
  return name === area || name === id || name === whole
}

/** Whether every fault has its one anchor and changes something; with `--types`, whether it compiles. Lists their missing tests. */
async function check(faults: readonly ListedFault[]): Promise<boolean> {
  let mistakes = 0
  const complain = (name: string, what: string) => {
    mistakes += 1
    console.log(`✗ ${name}: ${what}`)
  }
  const names = allFaults.map(({ name }) => name)
  for (const name of new Set(names.filter((each, index) => names.indexOf(each) !== index)))
    complain(name, 'is listed twice')
  const anchored: [ListedFault, Anchor][] = []
  for (const fault of faults) {
    const anchor = findAnchor(root, fault)
    if ('lost' in anchor) {
      complain(fault.name, anchor.lost)
      continue
    }
    const source = readFileSync(join(root, anchor.file), 'utf8')
    if (applyFault(source, anchor, fault) === source) complain(fault.name, 'changes nothing')
    const { missing } = selectTests(root, fault.seenBy, 'all')
    if (missing.length > 0) console.log(`  ${fault.name}: there is no ${missing.join(', no ')}`)
    anchored.push([fault, anchor])
  }
  if (options.types) for (const problem of await findTypeErrors(anchored)) complain('types', problem)
  console.log(`${faults.length} faults, ${mistakes} ${mistakes === 1 ? 'mistake' : 'mistakes'}`)
  return mistakes === 0
}

/** Whether enough were caught, once every fault of the table has had all of its tests; a run of some of them has no quota. */
async function run(faults: readonly ListedFault[]): Promise<boolean> {
  const wanted = faults.map((fault) => ({ fault, selection: selectTests(root, fault.seenBy, tier) }))
  const part = wanted.filter(({ selection }) =>
    options.only === 'unit'
      ? selection.unit.length > 0
      : options.only === 'browser'
        ? selection.browser.length > 0
        : true,
  )
  const copy = createWorkingCopy()
  const { unit, browser } = joinSelections(part.map(({ selection }) => selection))
  console.log(`Without a fault: ${unit.length} files of unit tests, ${browser.length} journeys …`)
  const usesUnit = options.only !== 'browser'
  const usesBrowser = options.only !== 'unit'
  let base = usesUnit ? await runUnitTests(copy, unit, tier) : nothingRun
  if (usesBrowser && browser.length > 0) {
    const problem = await build(copy)
    if (problem) throw new Error(`the build fails without a fault: ${problem}`)
    base = joinOutcomes(base, await runBrowserTests(copy, browser, tier))
  }
  if (base.broken) console.log(`  ${base.broken}`)
  console.log(`  ${base.passed.size} pass, ${base.failed.size} fail`)
  for (const name of base.failed) console.log(`  fails without a fault: ${name}`)
  const whole = options.all ? await runWhole(copy) : nothingRun

  // Those of unit tests first, because they take only seconds.
  for (const { fault, selection } of part.toSorted(
    (a, b) => a.selection.browser.length - b.selection.browser.length,
  )) {
    const anchor = findAnchor(copy, fault)
    if ('lost' in anchor) {
      writeResult(fault.name, tier, { state: 'lost', by: [anchor.lost] })
      console.log(`lost    ${fault.name}: ${anchor.lost}`)
      continue
    }
    const seen = await withFault(copy, fault, anchor, async () => {
      let found = usesUnit
        ? await findCaught(base, () => runUnitTests(copy, selection.unit, tier))
        : { by: [], broken: null }
      if (found.by.length === 0 && usesBrowser && selection.browser.length > 0) {
        const problem = await build(copy)
        const inBrowser = problem
          ? { by: [], broken: `the build: ${problem}` }
          : await findCaught(base, () => runBrowserTests(copy, selection.browser, tier))
        found = { by: inBrowser.by, broken: inBrowser.broken ?? found.broken }
      }
      if (found.by.length === 0 && options.all) found = await findCaught(whole, () => runWhole(copy))
      return found
    })
    const leftOut = (!usesUnit && selection.unit.length > 0) || (!usesBrowser && selection.browser.length > 0)
    const hasTests = selection.unit.length + selection.browser.length > 0 || options.all
    const result = judge(seen, hasTests, selection.missing)
    // Tests that were left out might catch it: the known result stays.
    const isPartial = leftOut && !options.all && result.state !== 'caught'
    if (!isPartial) writeResult(fault.name, tier, result)
    const word = isPartial && result.state === 'missed' ? 'not seen' : result.state
    console.log(`${word.padEnd(8)} ${fault.name}${result.by[0] ? `: ${result.by[0].slice(0, 160)}` : ''}`)
  }
  console.log('')
  printTable(faults, tier)
  if (positionals.length > 0 || !usesUnit || !usesBrowser) return true
  const caught = allFaults.filter(({ name }) => readResult(name, tier)?.state === 'caught').length
  if (caught >= wantedCaught[tier]) return true
  console.log(`${caught} of ${allFaults.length} are caught, ${wantedCaught[tier]} have to be.`)
  return false
}

function judge(
  { by, broken }: Seen,
  hasTests: boolean,
  missing: readonly string[],
): { state: State; by: readonly string[] } {
  if (by.length > 0) return { state: 'caught', by }
  if (broken) return { state: 'broken', by: [broken] }
  return hasTests ? { state: 'missed', by: [] } : { state: 'untested', by: missing }
}

/** The whole gate without the tests that draw every component. */
async function runWhole(copy: string): Promise<Outcome> {
  const unit = await runUnitTests(copy, ['--project=*'], tier)
  const problem = await build(copy)
  const browser = problem
    ? { ...nothingRun, broken: `the build: ${problem}` }
    : await runAllBrowserTests(copy, tier)
  return joinOutcomes(unit, browser)
}

interface Seen {
  /** The tests that catch the fault. */
  by: string[]
  /** Why a run has no result for it. */
  broken: string | null
}

/** Tests that fail twice with the fault: a flaky one has caught nothing. */
async function findCaught(without: Outcome, runTests: () => Promise<Outcome>): Promise<Seen> {
  const first = await runTests()
  const caught = listCaught(without, first)
  if (caught.length === 0) return { by: [], broken: first.broken }
  const second = await runTests()
  const again = new Set(listCaught(without, second))
  const by = caught.filter((test) => again.has(test))
  return { by, broken: by.length > 0 ? null : second.broken }
}

/** Tests that pass without the fault and fail with it. */
function listCaught(without: Outcome, withIt: Outcome): string[] {
  return [...withIt.failed].filter((test) => without.passed.has(test))
}

/** Does the work while the fault is in the copy. */
async function withFault<Answer>(
  copy: string,
  fault: Fault,
  anchor: Anchor,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const path = join(copy, anchor.file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(path, applyFault(source, anchor, fault))
  try {
    return await work()
  } finally {
    writeFileSync(path, source)
  }
}

/** Errors of the compiler with all faults applied at once; faults at one position are applied in turns. */
async function findTypeErrors(anchored: readonly [ListedFault, Anchor][]): Promise<string[]> {
  const copy = createWorkingCopy()
  const problems: string[] = []
  let waiting = anchored
  while (waiting.length > 0) {
    const now = waiting.filter((each, index) =>
      waiting.slice(0, index).every((other) => !isSameAnchor(each[1], other[1])),
    )
    waiting = waiting.filter((each) => !now.includes(each))
    const sources = new Map<string, string>()
    // From the end of each file to its beginning, so that earlier positions stay valid.
    for (const [fault, anchor] of now.toSorted(([, a], [, b]) => b.range[0] - a.range[0])) {
      const path = join(copy, anchor.file)
      const source = readFileSync(path, 'utf8')
      if (!sources.has(path)) sources.set(path, source)
      writeFileSync(path, applyFault(source, anchor, fault))
    }
    for (const folder of new Set(now.map(([, { file }]) => file.split('/').slice(0, 2).join('/')))) {
      const { code, tail } = await runCommand(['node_modules/typescript/bin/tsc', '--noEmit', '-p', folder], {
        cwd: copy,
        timeoutMs: 10 * 60_000,
      })
      if (code !== 0) problems.push(`${folder}: ${tail.trim()}`)
    }
    for (const [path, source] of sources) writeFileSync(path, source)
  }
  return problems
}

function isSameAnchor(one: Anchor, other: Anchor): boolean {
  return one.file === other.file && one.range[0] < other.range[1] && other.range[0] < one.range[1]
}

/** Builds what is stale; returns the error, or null. */
async function build(copy: string): Promise<string | null> {
  const script =
    "const { buildStale } = await import('./tools/builds/build-stale.ts'); process.exitCode = (await buildStale()) ? 0 : 1"
  const { code, tail } = await runCommand(['--input-type=module', '--eval', script], {
    cwd: copy,
    timeoutMs: 15 * 60_000,
  })
  return code === 0 ? null : tail.trim().slice(-400)
}
