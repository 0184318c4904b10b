import { expect, test } from 'vitest'
import { classifyWin } from './verdict.ts'

test.each([
  [0, 'lost'],
  [1, 'returned'],
  [2000, 'returned'],
  [2001, 'won'],
])('%i for a stake of 2000 is %s', (win, verdict) => {
  expect(classifyWin(win, 2000)).toBe(verdict)
})
