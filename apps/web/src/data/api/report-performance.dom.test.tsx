import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportPerformance } from './report-performance.ts'

const send = vi.hoisted(() => vi.fn<(call: unknown, options: { body: unknown }) => Promise<void>>())
vi.mock('./browser-call.ts', () => ({ reportCall: send }))

const recorded: Record<string, object[]> = {
  paint: [
    { name: 'first-paint', startTime: 80 },
    { name: 'first-contentful-paint', startTime: 120 },
  ],
  'largest-contentful-paint': [{ startTime: 150 }, { startTime: 320 }],
  'layout-shift': [
    { startTime: 200, value: 0.02, hadRecentInput: false },
    { startTime: 300, value: 0.5, hadRecentInput: true },
  ],
  event: [
    { interactionId: 0, duration: 900 },
    { interactionId: 5, duration: 72 },
  ],
}

/** Gives what was recorded when it is asked for what is still to be told. */
class Observer {
  static readonly supportedEntryTypes = Object.keys(recorded)
  #type = ''
  observe({ type }: { type: string }) {
    this.#type = type
  }
  takeRecords() {
    return recorded[this.#type]!.splice(0)
  }
}

let isHidden = false
beforeEach(() => {
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'navigation' ? ([{ type: 'back_forward', responseStart: 45 }] as never) : [],
  )
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the timings of a page view are sent once, when the page is left [7.83]', () => {
  history.replaceState(null, '', '/games/slots')
  reportPerformance()
  dispatchEvent(new Event('visibilitychange'))
  expect(send).not.toHaveBeenCalled()
  isHidden = true
  dispatchEvent(new Event('visibilitychange'))
  dispatchEvent(new Event('visibilitychange'))
  expect(send.mock.calls.map(([, { body }]) => body)).toEqual([
    {
      path: '/games/slots',
      metrics: { TTFB: 45, FCP: 120, LCP: 320, CLS: 0.02, INP: 72 },
      navigationType: 'back-forward',
    },
  ])
})
