import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { countUse, readCounts } from '../../counting/counts.ts'
import { findExceeded } from './run-counts.ts'
import { findCostliest, readBrowserCosts, readUnitCosts } from './test-costs.ts'

const none = { 'page-loads': 0, 'story-draws': 0, shots: 0, sites: 0, databases: 0, processes: 0 }

afterEach(() => vi.unstubAllEnvs())

test('each use is counted once, and nothing where counting is off', () => {
  const folder = mkdtempSync(join(tmpdir(), 'yanta-counts-'))
  vi.stubEnv('COUNTS_DIR', '')
  countUse('shots')
  vi.stubEnv('COUNTS_DIR', folder)
  countUse('shots')
  countUse('shots', 2)
  countUse('sites')
  expect(readCounts(folder)).toEqual({ ...none, shots: 3, sites: 1 })
  rmSync(folder, { recursive: true })
})

test('a count at its limit is fine, one above it is reported', () => {
  const limits = { ...none, shots: 3, sites: 1 }
  expect(findExceeded({ ...none, shots: 3, sites: 1 }, limits)).toEqual([])
  expect(findExceeded({ ...none, shots: 4, sites: 1 }, limits)).toEqual([
    'the gate used 4 shots, 3 are allowed (tools/checks/budget/limits.ts)',
  ])
})

test('the tests of both runners are ranked by CPU time', () => {
  const unit = readUnitCosts({
    testResults: [{ name: 'a.test.ts', assertionResults: [{ fullName: 'unit', meta: { cpuMs: 40 } }] }],
  })
  const spec = (title: string, cpu: string) => ({
    title,
    tests: [{ annotations: [{ type: 'cpu ms', description: cpu }] }],
  })
  const browser = readBrowserCosts({
    suites: [
      {
        title: '',
        file: 'lobby/gate/a.test.ts',
        specs: [spec('short', '30')],
        suites: [{ title: 'in a group', file: 'lobby/gate/a.test.ts', specs: [spec('long', '50')] }],
      },
    ],
  })
  expect(findCostliest([...unit, ...browser], 2).map(({ title }) => title)).toEqual(['long', 'unit'])
})
