import { expect, test } from 'vitest'
import { countPlaywright } from './browser-tests.ts'
import { countVitest } from './unit-tests.ts'

const files = (...statuses: string[][]) =>
  statuses.map((tests) => ({
    status: tests.length === 0 || tests.includes('failed') ? 'failed' : 'passed',
    assertionResults: tests.map((status) => ({ status })),
  }))

test('a run of passing tests counts each of them', () => {
  expect(
    countVitest(
      { numPassedTests: 3, numFailedTests: 0, testResults: files(['passed', 'passed'], ['passed']) },
      true,
    ),
  ).toEqual({ passed: 3, failed: 0 })
})

test('a file that breaks before its tests counts as a failure', () => {
  expect(
    countVitest({ numPassedTests: 1, numFailedTests: 0, testResults: files(['passed'], []) }, false),
  ).toEqual({ passed: 1, failed: 1 })
})

test('an error outside any test counts as a failure although all tests passed', () => {
  expect(
    countVitest({ numPassedTests: 1, numFailedTests: 0, testResults: files(['passed']) }, false),
  ).toEqual({ passed: 1, failed: 1 })
  expect(countPlaywright({ stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 } }, false)).toEqual({
    passed: 4,
    failed: 1,
  })
})

test('a runner that leaves no report counts as a failure', () => {
  expect([countVitest(null, true), countPlaywright(null, true)]).toEqual([
    { passed: 0, failed: 1 },
    { passed: 0, failed: 1 },
  ])
})

test('a journey that passes only on its second try counts as a failure', () => {
  expect(countPlaywright({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 } }, false)).toEqual({
    passed: 4,
    failed: 2,
  })
})
