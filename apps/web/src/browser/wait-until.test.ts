import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readServerNow, setCoarseServerTime, setServerTime } from './server-clock.ts'
import { waitUntil } from './wait-until.ts'

const day = 24 * 3_600_000
const listeners = new Set<() => void>()

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') })
  vi.stubGlobal('document', {
    hidden: false,
    addEventListener: (_: string, one: () => void) => listeners.add(one),
    removeEventListener: (_: string, one: () => void) => listeners.delete(one),
  })
  setServerTime(new Date().toISOString())
})
afterEach(() => vi.useRealTimers())

test('a moment thirty days ahead, beyond the limit of setTimeout, fires on time and not at once', () => {
  const run = vi.fn()
  waitUntil(readServerNow() + 30 * day, run)
  vi.advanceTimersByTime(30 * day - 1)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(day)
  expect(run).toHaveBeenCalledOnce()
  expect(listeners.size).toBe(0)
})

test('after the tab slept past the moment it fires when the tab becomes visible', () => {
  const run = vi.fn()
  waitUntil(readServerNow() + day, run)
  vi.setSystemTime(Date.now() + 2 * day)
  expect(run).not.toHaveBeenCalled()
  for (const wake of [...listeners]) wake()
  expect(run).toHaveBeenCalledOnce()
})

test("a device whose clock is an hour slow waits by the server's clock", () => {
  const run = vi.fn()
  setServerTime(new Date(Date.now() + 3_600_000).toISOString())
  waitUntil(Date.now() + 3_600_000 + 5000, run)
  vi.advanceTimersByTime(4999)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
})

test('a past moment fires at once, but never synchronously', () => {
  const run = vi.fn()
  waitUntil(readServerNow() - 1, run)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(0)
  expect(run).toHaveBeenCalledOnce()
})

test('a stopped timer never fires', () => {
  const run = vi.fn()
  waitUntil(readServerNow() + 1000, run)()
  vi.advanceTimersByTime(day)
  expect([run.mock.calls.length, listeners.size]).toEqual([0, 0])
})

test('half of the round trip is corrected for, and an invalid time is ignored', () => {
  setServerTime('2026-11-21T12:00:10.000Z', 2000)
  expect(readServerNow()).toBe(Date.parse('2026-11-21T12:00:11.000Z'))
  setServerTime('yesterday')
  expect(readServerNow()).toBe(Date.parse('2026-11-21T12:00:11.000Z'))
})

test("an answer's date corrects a clock that is seconds off, and no other", () => {
  setCoarseServerTime('Sat, 21 Nov 2026 12:00:01 GMT')
  expect(readServerNow()).toBe(Date.now())
  setCoarseServerTime('Sat, 21 Nov 2026 13:00:00 GMT')
  expect(readServerNow()).toBe(Date.parse('2026-11-21T13:00:00.500Z'))
  for (const date of [null, '', 'soon']) setCoarseServerTime(date)
  expect(readServerNow()).toBe(Date.parse('2026-11-21T13:00:00.500Z'))
})
