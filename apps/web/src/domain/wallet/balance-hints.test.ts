import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBalanceHints, hintRestMs } from './balance-hints.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('reads the balance at the first hint, and once more for all hints within the pause', () => {
  const read = vi.fn()
  const hints = createBalanceHints(read)
  for (let count = 0; count < 10_000; count += 1) hints.receive()
  expect(read).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(hintRestMs)
  expect(read).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(10 * hintRestMs)
  expect(read).toHaveBeenCalledTimes(2)
  hints.receive()
  expect(read).toHaveBeenCalledTimes(3)
})

it('reads nothing after it was stopped', () => {
  const read = vi.fn()
  const hints = createBalanceHints(read)
  hints.receive()
  hints.receive()
  hints.stop()
  vi.advanceTimersByTime(10 * hintRestMs)
  expect(read).toHaveBeenCalledTimes(1)
})
