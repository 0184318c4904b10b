import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findEventStatus } from './event-status.ts'
import { readServerNow, setServerTime } from '../../browser/server-clock.ts'
import { watchStatuses } from './watch-status.ts'

const hour = 3_600_000
const day = 24 * hour
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') })
  setServerTime(new Date().toISOString())
})
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

function watch(...given: Parameters<typeof watchStatuses>): () => void {
  const stop = watchStatuses(...given)
  stops.push(stop)
  return stop
}

test('a watched event goes from future to active to past at its times, thirty days ahead too [4.1-4.4]', () => {
  const now = readServerNow()
  const event = { status: 'future', startAt: now + 30 * day, endAt: now + 60 * day } as const
  const seen: string[] = []
  watch([event], () => seen.push(findEventStatus(event, readServerNow())))
  vi.advanceTimersByTime(30 * day - 1)
  expect(seen).toEqual([])
  vi.advanceTimersByTime(1)
  expect(seen).toEqual(['active'])
  vi.advanceTimersByTime(30 * day)
  expect(seen).toEqual(['active', 'past'])
  expect(vi.getTimerCount()).toBe(0)
})

test('of several events each is notified at its own time', () => {
  const now = readServerNow()
  const calls: number[] = []
  watch(
    [3, 1, 2].map((hours) => ({ status: 'active', startAt: null, endAt: now + hours * hour })),
    () => calls.push((readServerNow() - now) / hour),
  )
  vi.advanceTimersByTime(day)
  expect(calls).toEqual([1, 2, 3])
})

test('a device whose clock turns out to be three hours fast has ended nothing', () => {
  const now = readServerNow()
  const event = { status: 'active', startAt: null, endAt: now + hour } as const
  const calls: boolean[] = []
  vi.setSystemTime(now + 3 * hour)
  watch([event], (isMoment) => calls.push(isMoment))
  expect(findEventStatus(event, readServerNow())).toBe('past')
  setServerTime(new Date(now).toISOString())
  expect([findEventStatus(event, readServerNow()), calls]).toEqual(['active', [false]])
  vi.advanceTimersByTime(hour - 1)
  expect(calls).toEqual([false])
  vi.advanceTimersByTime(1)
  expect(calls).toEqual([false, true])
})

test('a device whose clock turns out to be three hours slow is not three hours late', () => {
  const now = readServerNow()
  const onChange = vi.fn()
  vi.setSystemTime(now - 3 * hour)
  watch([{ status: 'active', startAt: null, endAt: now + 1_000 }], onChange)
  setServerTime(new Date(now).toISOString())
  onChange.mockClear()
  vi.advanceTimersByTime(1_000)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
})

test('past events are not watched, and no notification comes after stopping', () => {
  const onChange = vi.fn()
  const now = readServerNow()
  watch([{ status: 'past', startAt: null, endAt: now + day }], onChange)
  expect(vi.getTimerCount()).toBe(0)
  watch([{ status: 'active', startAt: null, endAt: now + day }], onChange)()
  vi.advanceTimersByTime(2 * day)
  expect(onChange).not.toHaveBeenCalled()
})
