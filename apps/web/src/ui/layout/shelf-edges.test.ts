import { expect, test } from 'vitest'
import { noteCount } from './shelf-edges.ts'

const end = { canGoBack: true, canGoForward: false, count: 7 }

test('a shelf to which more has come can go on, and still back to where it came from', () => {
  expect(noteCount(end, 12)).toEqual({ canGoBack: true, canGoForward: true, count: 12 })
})

test('a shelf that holds what it held stays as it was measured', () => {
  expect(noteCount(end, 7)).toBe(end)
})
