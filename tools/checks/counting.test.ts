import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../project/root.ts'
import { countPlaywright } from './browser-tests.ts'
import { addTallies } from './step.ts'
import { countVitest } from './unit-tests.ts'

const files = (...statuses: string[][]) =>
  statuses.map((tests, file) => ({
    name: join(root, `file-${file}.test.ts`),
    status: tests.length === 0 || tests.includes('failed') ? 'failed' : 'passed',
    message: 'cannot be read\n  at line 1',
    assertionResults: tests.map((status, index) => ({
      status,
      fullName: `title ${index}`,
      failureMessages: status === 'failed' ? ['expected 1 to be 2\n  at line 7'] : [],
    })),
  }))

test('a run of passing tests counts each of them', () => {
  const report = { numPassedTests: 3, testResults: files(['passed', 'passed'], ['passed']) }
  expect(countVitest(report, true)).toEqual({ passed: 3, failed: 0 })
})

test('a file that breaks before its tests counts as a failure and is named', () => {
  expect(countVitest({ numPassedTests: 1, testResults: files(['passed'], []) }, false)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['file-1.test.ts: cannot be read'],
  })
})

test('a test that fails is named by file, title and the first line of what it said', () => {
  expect(countVitest({ numPassedTests: 1, testResults: files(['passed', 'failed']) }, false)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['file-0.test.ts: title 1: expected 1 to be 2'],
  })
})

test('an error outside any test counts as a failure although all tests passed', () => {
  expect(countVitest({ numPassedTests: 1, testResults: files(['passed']) }, false)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['vitest failed outside its tests'],
  })
  expect(countPlaywright({ stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 } }, false)).toEqual({
    passed: 4,
    failed: 1,
    failures: ['playwright failed outside its tests'],
  })
})

test('a runner that leaves no report counts as a failure', () => {
  expect(countVitest(null, true)).toMatchObject({ passed: 0, failed: 1 })
  expect(countPlaywright(null, true)).toMatchObject({ passed: 0, failed: 1 })
})

test('a journey that passes only on its second try counts as a failure and is named', () => {
  const spec = (title: string, status: string) => ({ file: 'walk.test.ts', title, tests: [{ status }] })
  const suites = [{ specs: [spec('one', 'expected')], suites: [{ specs: [spec('two', 'flaky')] }] }]
  expect(
    countPlaywright({ stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 }, suites }, false),
  ).toEqual({ passed: 1, failed: 1, failures: ['walk.test.ts: two'] })
})

test('what several steps name is named together', () => {
  const steps = [
    { passed: 1, failed: 1, failures: ['a'] },
    { passed: 2, failed: 0 },
    { passed: 0, failed: 1, failures: ['b'] },
  ]
  expect(addTallies(steps)).toEqual({ passed: 3, failed: 2, failures: ['a', 'b'] })
})
