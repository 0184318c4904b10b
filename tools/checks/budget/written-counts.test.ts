import { expect, test } from 'vitest'
import { writtenLimits } from './limits.ts'
import { checkBase, checkJourneys, checkStatements, checkWaits, listStatements } from './written-counts.ts'

const source = (path: string, text: string) => ({ path, text })

test('a fixed wait of a browser test in the gate, or in its shared code, is named with its file', () => {
  const wait = 'await page.waitForTimeout(100)'
  const more = `${wait}\n${wait}`
  expect(checkWaits([source('e2e/lobby/full/a.test.ts', more + more)])).toEqual([])
  expect(checkWaits([source('e2e/lobby/gate/a.test.ts', wait), source('e2e/support/b.ts', more)])).toEqual([
    '3 fixed waits in browser tests of the gate, 2 are allowed: e2e/lobby/gate/a.test.ts (1), e2e/support/b.ts (2)',
  ])
  const idle = "page.waitForLoadState('networkidle')\n"
  expect(checkWaits([source('e2e/a/gate/a.test.ts', idle.repeat(3))])).toHaveLength(1)
})

const timer = 'setTimeout'

test.each([
  ['a number', `${timer}(resolve, 5)`],
  ['a constant', `${timer}(resolve, pauseMs)`],
  ['a call of its own', `${timer}(() => resolve(), pauseMs)`],
  ['a line of its own', `${timer}(\n  resolve,\n  5,\n)`],
  ['the promise of Node', `import { ${timer} as pause } from 'node:timers/promises'\nawait pause(300)`],
])('a fixed wait is seen as %s', (_, wait) => {
  expect(checkWaits([source('e2e/support/a.ts', `${wait}\n${wait}\n${wait}`)])).toHaveLength(1)
  const many = `${wait}\n`.repeat(16)
  expect(checkWaits([source('apps/a.test.ts', many)])).toHaveLength(1)
  expect(checkWaits([source('apps/web/src/testing/a.ts', many)])).toHaveLength(1)
  expect(checkWaits([source('apps/web/src/a.ts', many)])).toEqual([])
})

test("a test's own limit of time, and a turn of the event loop, are no waits", () => {
  const text = `test.${timer}(600_000)\n${timer}(resolve)\n`
  expect(checkWaits([source('e2e/support/a.ts', text.repeat(20))])).toEqual([])
})

test('a statement that too many files name is reported with the files', () => {
  const range = '4.11-4.12'
  const files = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      source(`apps/${index}.test.ts`, `test('one [${range}]', () => {})`),
    )
  expect(checkStatements(files(12))).toEqual([])
  expect(checkStatements(files(13)).map((line) => line.slice(0, 25))).toEqual([
    '13 files name [4.11], 12 ',
    '13 files name [4.12], 12 ',
  ])
})

const [single, listed] = ['4.5', '2.9-2.11, 3.1']

test.each([
  ['a title, with ranges and lists', `test('a [${listed}] [${single}]', () => {})`],
  ['a title on a line of its own', `test(\n  'a [${listed}]' +\n    \`b [${single}]\`,\n  () => {},\n)`],
  ['a table of cases', `const rows = [{ proves: '[${listed}]' }, { proves: "[${single}]" }]`],
])('statements are read from %s', (_, text) => {
  expect(listStatements('a.test.tsx', text)).toEqual(['2.9', '2.10', '2.11', '3.1', '4.5'])
})

test('statements in comments are not counted', () => {
  const text = `// see [${single}]\nconst one = 1 /* [${single}] */\n/** [${single}] */`
  expect(listStatements('a.test.ts', text)).toEqual([])
})

test('a browser test that imports `test` from Playwright is reported with the path of the counted one', () => {
  const own = source('e2e/lobby/gate/a.test.ts', "import { expect, test } from '@playwright/test'")
  const types = source('e2e/lobby/gate/b.test.ts', "import type { Page } from '@playwright/test'")
  expect(checkBase([own, types])).toEqual([
    'e2e/lobby/gate/a.test.ts takes test from Playwright; e2e/support/base.ts has the one that is counted',
  ])
})

test('too many journeys in all, or of one feature, are reported; the gallery has a limit of its own', () => {
  const of = (feature: string, count: number) => Array<string>(count).fill(`${feature}/gate/a.test.ts`)
  expect(checkJourneys([...of('lobby', 6), ...of('pictures', 400)])).toEqual([])
  expect(checkJourneys(of('lobby', 7))).toEqual(['lobby has 7 journeys in the gate, 6 are allowed'])
  const many = Array.from({ length: 22 }, (_, index) => of(`feature-${index}`, 6)).flat()
  expect(checkJourneys(many)[0]).toMatch(
    `132 journeys of the gate, ${writtenLimits.journeys} are allowed: feature-0 (6)`,
  )
  expect(checkJourneys(of('gallery', 41))).toEqual(['the gallery has 41 tests in the gate, 40 are allowed'])
})

test('a feature that is listed with its reason has a limit of its own', () => {
  const of = (count: number) => Array<string>(count).fill('site/gate/a.test.ts')
  expect(checkJourneys(of(24))).toEqual([])
  expect(checkJourneys(of(25))).toEqual(['site has 25 journeys in the gate, 24 are allowed'])
})
