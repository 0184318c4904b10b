import { expect, test } from 'vitest'
import { pickForDay } from './day.rules.ts'

test("entries rotate, and one that can't be shown is replaced by the next [2.69]", () => {
  const entries = ['a', 'b', 'c']
  expect([30, 31, 32, 33].map((day) => pickForDay(entries, day, () => true))).toEqual(['a', 'b', 'c', 'a'])
  expect([30, 31, 32].map((day) => pickForDay(entries, day, (entry) => entry !== 'c'))).toEqual([
    'a',
    'b',
    'a',
  ])
  expect(pickForDay(entries, 30, () => false)).toBeUndefined()
  expect(pickForDay([], 30, () => true)).toBeUndefined()
})
