import { expect, test } from 'vitest'
import { root } from '../project/root.ts'
import { allFaults } from './all-faults.ts'
import { findAnchor, findPattern } from './anchor.ts'
import { selectTests } from './gate-tests.ts'

const script = `
const word = 'мир 🦊'
export function outer() {
  const inner = () => call(first, second)
  return { inner() { return call(first, third) } }
}
export const other = () => call(first, second)
`
const sheet = `
/* .bar { in a comment } */
.bar { color: red; }
@media (max-width: 754px) {
  .bar { color: blue; }
}
`

function read(file: string, source: string, symbol: string, find: string): string[] {
  return findPattern(file, source, { symbol, find }).map(([start, end]) => source.slice(start, end))
}

test.each([
  ['within its symbol alone', 'a.ts', script, 'outer', 'call(first, second)', ['call(first, second)']],
  ['by a path of symbols', 'a.ts', script, 'outer.inner', 'first, third', ['first, third']],
  ['behind letters of any width', 'a.ts', script, 'word', "'мир 🦊'", ["'мир 🦊'"]],
  [
    'however it is broken into lines',
    'a.ts',
    script,
    'other',
    'call(\n  first,\n  second,\n)',
    ['call(first, second)'],
  ],
  ['in no other symbol', 'a.ts', script, 'word', 'call', []],
  [
    'anywhere in the file',
    'a.ts',
    script,
    '*',
    'call(first, second)',
    ['call(first, second)', 'call(first, second)'],
  ],
  ['in each block of a selector', 'a.css', sheet, '.bar', 'color:', ['color:', 'color:']],
  [
    'with the head of an at-rule',
    'a.css',
    sheet,
    '@media (max-width: 754px)',
    '754px) { .bar',
    ['754px) {\n  .bar'],
  ],
  ['in the value of a key', 'a.json', '{ "a.b": { "ru": "1, }" }, "ab": "1" }', 'a.b', '"1, }"', ['"1, }"']],
])('a pattern is found %s', (_where, file, source, symbol, find, found) => {
  expect(read(file, source, symbol, find)).toEqual(found)
})

test('every fault is found in the code of today, and so are the tests that should catch it', () => {
  const problems = allFaults.flatMap((fault) => {
    const anchor = findAnchor(root, fault)
    const { missing } = selectTests(root, fault.seenBy, 'all')
    return [...('lost' in anchor ? [anchor.lost] : []), ...missing.map((test) => `no test ${test}`)].map(
      (problem) => `${fault.name}: ${problem}`,
    )
  })
  expect(problems).toEqual([])
})
