import { expect, test } from 'vitest'
import { isDeeperThan } from './json-body.ts'

test.each([
  ['{"a":[{"b":1}]}', 3, false],
  ['{"a":[{"b":[]}]}', 3, true],
  ['"[[[[["', 0, false],
  ['{"a":"\\"[[[["}', 1, false],
  ['{"a":"\\\\"}', 1, false],
  ['[[]] [[]]', 2, false],
  ['', 0, false],
  ['['.repeat(50_000), 12, true],
])('nesting of %s against %i', (text, limit, isDeeper) => {
  expect(isDeeperThan(text, limit)).toBe(isDeeper)
})
