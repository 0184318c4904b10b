import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sleepMs, watchBrowserSignals } from './browser-signals.ts'

const listeners = new Map<string, (event: object) => void>()
const received: string[] = []
let stop: () => void

beforeEach(() => {
  const target = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  }
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  vi.stubGlobal('addEventListener', target.addEventListener)
  vi.stubGlobal('window', target)
  vi.stubGlobal('document', { ...target, visibilityState: 'visible' })
  received.length = 0
  stop = watchBrowserSignals({ report: (event) => void received.push(event) })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Advances the clock without running timers, then runs one. */
function beatAfter(ms: number): void {
  vi.setSystemTime(Date.now() + ms)
  listeners.get('visibilitychange')!({})
}

test('a hidden tab, whose timers run once a minute, keeps its connection', () => {
  for (let minute = 0; minute < 30; minute += 1) beatAfter(61_000)
  expect(received).toEqual([])
})

test('a machine that slept reconnects', () => {
  beatAfter(sleepMs + 1)
  expect(received).toEqual(['woke'])
})

test('a page restored from the back/forward cache reconnects, a fresh one does not', () => {
  listeners.get('pageshow')!({ persisted: false })
  expect(received).toEqual([])
  listeners.get('pageshow')!({ persisted: true })
  expect(received).toEqual(['woke'])
})

test('the network comes and goes', () => {
  listeners.get('offline')!({})
  listeners.get('online')!({})
  expect(received).toEqual(['wentOffline', 'wentOnline'])
})
