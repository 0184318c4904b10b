// A console.error that a test did not expect fails it. A test that expects one replaces console.error by a spy of its own.
import { afterEach, beforeEach, expect } from 'vitest'

const original = console.error
let unexpected: unknown[][] = []

beforeEach(() => {
  unexpected = []
  console.error = (...args: unknown[]) => {
    unexpected.push(args)
    original(...args)
  }
})

afterEach(() => {
  console.error = original
  expect(unexpected, 'unexpected console.error').toEqual([])
})
