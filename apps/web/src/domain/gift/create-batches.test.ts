import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBatches } from './create-batches.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('hands over together what came within 200 ms of the first [4.45], [9.4]', () => {
  const handle = vi.fn()
  const batches = createBatches<number>(200, handle)
  batches.add(1)
  vi.advanceTimersByTime(150)
  batches.add(2)
  vi.advanceTimersByTime(49)
  expect(handle).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  batches.add(3)
  expect(handle.mock.calls).toEqual([[[1, 2]]])
  vi.advanceTimersByTime(200)
  expect(handle.mock.calls).toEqual([[[1, 2]], [[3]]])
})

it('hands over nothing after it was stopped', () => {
  const handle = vi.fn()
  const batches = createBatches<number>(200, handle)
  batches.add(1)
  batches.stop()
  vi.advanceTimersByTime(1_000)
  expect(handle).not.toHaveBeenCalled()
})
