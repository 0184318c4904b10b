import { expect, test } from 'vitest'
import { checkBase, checkJourneys, checkStatements, checkWaits, listStatements } from './written-counts.ts'

const source = (path: string, text: string) => ({ path, text })

test('a fixed wait of a browser test in the gate, or in what it shares, is named with its file', () => {
  const wait = 'await page.waitForTimeout(100)'
  expect(checkWaits([source('e2e/lobby/full/a.test.ts', wait)])).toEqual([])
  expect(checkWaits([source('e2e/lobby/gate/a.test.ts', wait), source('e2e/support/b.ts', wait)])).toEqual([
    '2 fixed waits in browser tests of the gate, 0 are allowed: e2e/lobby/gate/a.test.ts (1), e2e/support/b.ts (1)',
  ])
  expect(checkWaits([source('e2e/a/gate/a.test.ts', "page.waitForLoadState('networkidle')")])).toHaveLength(1)
})

test('a statement that too many files name is told with the files', () => {
  const files = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      source(`apps/${index}.test.ts`, "test('one [4.11-4.12]', () => {})"),
    )
  expect(checkStatements(files(12))).toEqual([])
  expect(checkStatements(files(13)).map((line) => line.slice(0, 25))).toEqual([
    '13 files name [4.11], 12 ',
    '13 files name [4.12], 12 ',
  ])
})

test('statements are read from titles alone, with ranges and lists', () => {
  expect(listStatements("test('a [2.9-2.11, 3.1] [4.5]', () => {\n  const text = 'see [9.9]'")).toEqual([
    '2.9',
    '2.10',
    '2.11',
    '3.1',
    '4.5',
  ])
})

test('a browser test that takes its beginning from Playwright is told where the counted one is', () => {
  const own = source('e2e/lobby/gate/a.test.ts', "import { expect, test } from '@playwright/test'")
  const types = source('e2e/lobby/gate/b.test.ts', "import type { Page } from '@playwright/test'")
  expect(checkBase([own, types])).toEqual([
    'e2e/lobby/gate/a.test.ts takes test from Playwright; e2e/support/base.ts has the one that is counted',
  ])
})

test('too many journeys in all, or of one feature, are told; the gallery has a limit of its own', () => {
  const of = (feature: string, count: number) => Array<string>(count).fill(`${feature}/gate/a.test.ts`)
  expect(checkJourneys([...of('lobby', 25), ...of('pictures', 400)])).toEqual([])
  expect(checkJourneys(of('lobby', 26))).toEqual(['lobby has 26 journeys in the gate, 25 are allowed'])
  const many = Array.from({ length: 6 }, (_, index) => of(`feature-${index}`, 19)).flat()
  expect(checkJourneys(many)[0]).toMatch(/^114 journeys of the gate, 110 are allowed: feature-0 \(19\)/)
  expect(checkJourneys(of('gallery', 41))).toEqual(['the gallery has 41 tests in the gate, 40 are allowed'])
})
