import { expect, test } from 'vitest'
import { findFileProblem } from './file-check.ts'

const rules = { types: ['image/*', 'application/pdf'], maxBytes: 32 * 1024 * 1024 }

test.each([
  ['image/jpeg', 1_000, null],
  ['application/pdf', rules.maxBytes, null],
  ['application/pdf', rules.maxBytes + 1, 'size'],
  ['image/heic', rules.maxBytes + 1, 'size'],
  ['application/zip', 10, 'type'],
  ['imagery/png', 10, 'type'],
  ['', 10, 'type'],
])('a file of type %j with %d bytes has the problem %j', (type, size, problem) => {
  expect(findFileProblem({ type, size }, rules)).toBe(problem)
})
