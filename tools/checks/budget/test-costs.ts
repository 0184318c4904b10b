// The CPU time of tests, from the reports of their runners.
import { relative } from 'node:path'
import { root } from '../../project/root.ts'

export interface TestCost {
  file: string
  title: string
  cpuMs: number
}

interface UnitReport {
  testResults: { name: string; assertionResults: { fullName: string; meta?: { cpuMs?: number } }[] }[]
}

interface BrowserSuite {
  title: string
  file: string
  suites?: BrowserSuite[]
  specs?: { title: string; tests: { annotations: { type: string; description?: string }[] }[] }[]
}

export function readUnitCosts({ testResults }: UnitReport): TestCost[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, meta }) => ({
      file: relative(root, name),
      title: fullName,
      cpuMs: meta?.cpuMs ?? 0,
    })),
  )
}

export function readBrowserCosts({ suites }: { suites: BrowserSuite[] }): TestCost[] {
  const walk = (suite: BrowserSuite): TestCost[] => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map(({ annotations }) => ({
        file: `e2e/${suite.file}`,
        title,
        cpuMs: Number(annotations.findLast(({ type }) => type === 'cpu ms')?.description ?? 0),
      })),
    ),
    ...(suite.suites ?? []).flatMap(walk),
  ]
  return suites.flatMap(walk)
}

/** The `count` tests that took the most, the costliest first. Pure. */
export function findCostliest(costs: readonly TestCost[], count: number): TestCost[] {
  return costs.toSorted((a, b) => b.cpuMs - a.cpuMs).slice(0, count)
}
