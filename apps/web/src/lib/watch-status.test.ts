import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readServerNow, setServerTime } from './server-clock.ts'
import { watchStatus } from './watch-status.ts'

const day = 24 * 3_600_000
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') })
  setServerTime(new Date().toISOString())
})
afterEach(() => vi.useRealTimers())

test('a watched event starts and ends at its times, thirty days ahead too [4.4]', () => {
  const now = readServerNow()
  const seen: string[] = []
  watchStatus({ status: 'future', startAt: now + 30 * day, endAt: now + 60 * day }, (status) => seen.push(status))
  vi.advanceTimersByTime(30 * day - 1)
  expect(seen).toEqual([])
  vi.advanceTimersByTime(1)
  expect(seen).toEqual(['active'])
  vi.advanceTimersByTime(30 * day)
  expect(seen).toEqual(['active', 'past'])
  expect(vi.getTimerCount()).toBe(0)
})

test('what is over is not watched, and nobody is told after stopping', () => {
  const onChange = vi.fn()
  const now = readServerNow()
  watchStatus({ status: 'past', startAt: null, endAt: now + day }, onChange)
  expect(vi.getTimerCount()).toBe(0)
  watchStatus({ status: 'active', startAt: null, endAt: now + day }, onChange)()
  vi.advanceTimersByTime(2 * day)
  expect(onChange).not.toHaveBeenCalled()
})
