import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportPerformance } from './report-performance.ts'

interface Report {
  path: string
  metrics: Record<string, number>
  navigationType?: string
}
const send = vi.hoisted(() => vi.fn<(call: unknown, options: { body: Report }) => Promise<void>>())
vi.mock('./browser-call.ts', () => ({ reportCall: send }))

const paints = [
  { name: 'first-paint', startTime: 80 },
  { name: 'first-contentful-paint', startTime: 120 },
]
const largestPaints = [{ startTime: 150 }, { startTime: 320 }]
const shifts = [
  { startTime: 200, value: 0.02, hadRecentInput: false },
  { startTime: 300, value: 0.5, hadRecentInput: true },
]

let recorded: Record<string, object[]>
let entries: Record<string, object[]>
let watched: string[]
let isHidden: boolean
let isPrerendering: boolean

/** Gives what was recorded when it is asked for what is still to be told. */
class Observer {
  static readonly supportedEntryTypes = ['paint', 'largest-contentful-paint', 'layout-shift', 'event']
  #type = ''
  observe({ type }: { type: string }) {
    this.#type = type
    watched.push(type)
  }
  takeRecords() {
    return recorded[this.#type]?.splice(0) ?? []
  }
  disconnect() {
    watched = watched.filter((type) => type !== this.#type)
  }
}

beforeEach(() => {
  recorded = {
    paint: [...paints],
    'largest-contentful-paint': [...largestPaints],
    'layout-shift': [...shifts],
    event: [
      { interactionId: 0, duration: 900 },
      { interactionId: 5, duration: 72 },
    ],
  }
  entries = {
    navigation: [
      { name: 'https://club.example/games/slots?from=mail', type: 'back_forward', responseStart: 45 },
    ],
  }
  watched = []
  isHidden = false
  isPrerendering = false
  send.mockClear()
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) => (entries[type] ?? []) as never)
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  Object.defineProperty(document, 'prerendering', { configurable: true, get: () => isPrerendering })
})
afterEach(() => {
  // Whatever still waits for the page to be left.
  leave()
  Reflect.deleteProperty(document, 'prerendering')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function leave(): void {
  isHidden = true
  dispatchEvent(new Event('visibilitychange'))
}
const sent = () => send.mock.calls.map(([, { body }]) => body)

test('the timings of a page view are sent once, when the page is left [7.83]', () => {
  reportPerformance()
  dispatchEvent(new Event('visibilitychange'))
  expect(send).not.toHaveBeenCalled()
  expect(watched).toHaveLength(4)
  leave()
  leave()
  expect(sent()).toEqual([
    {
      path: '/games/slots',
      metrics: { TTFB: 45, FCP: 120, LCP: 320, CLS: 0.02, INP: 72 },
      navigationType: 'back-forward',
    },
  ])
  expect(watched).toEqual([])
})

test('the timings are those of the screen that was loaded, also when a link was followed before they were watched [7.83]', () => {
  history.replaceState(null, '', '/tournaments')
  reportPerformance()
  leave()
  expect(sent()).toMatchObject([{ path: '/games/slots' }])
})

test('where the browser records no navigation, the screen is that of the address [7.83]', () => {
  entries = {}
  history.replaceState(null, '', '/tournaments')
  reportPerformance()
  leave()
  expect(sent()).toMatchObject([{ path: '/tournaments', metrics: { FCP: 120 } }])
})

const hidden = (startTime: number) => ({ name: 'hidden', startTime })
const visible = (startTime: number) => ({ name: 'visible', startTime })

test.each([
  ['was always seen', 0, [visible(0)], { TTFB: 45, FCP: 120, LCP: 320, CLS: 0.02, INP: 72 }],
  ['was opened behind another tab', 0, [hidden(0), visible(90)], { TTFB: 45, INP: 72 }],
  ['was hidden between two paints', 0, [visible(0), hidden(130)], { TTFB: 45, FCP: 120, CLS: 0.02, INP: 72 }],
  ['was prerendered', 100, [hidden(0), visible(100)], { TTFB: 0, FCP: 20, LCP: 220, CLS: 0.02, INP: 72 }],
  [
    'was prerendered, and hidden soon after it was activated',
    100,
    [hidden(0), visible(100), hidden(140)],
    { TTFB: 0, FCP: 20, CLS: 0.02, INP: 72 },
  ],
])(
  'of a page that %s, what was painted before somebody could see it does not count [7.83]',
  (_, at, states, metrics) => {
    Object.assign(entries.navigation![0]!, { activationStart: at })
    entries['visibility-state'] = states
    reportPerformance()
    leave()
    expect(sent().map((body) => body.metrics)).toEqual([metrics])
  },
)

test('a page that was hidden from the start, in a browser that does not record it, has no paints [7.83]', () => {
  isHidden = true
  reportPerformance()
  leave()
  expect(sent().map(({ metrics }) => metrics)).toEqual([{ TTFB: 45, INP: 72 }])
})

test('a page that is still prerendered is watched from its activation on [7.83]', () => {
  isHidden = true
  isPrerendering = true
  entries['visibility-state'] = [hidden(0)]
  reportPerformance()
  leave()
  expect(watched).toEqual([])
  expect(send).not.toHaveBeenCalled()
  Object.assign(entries.navigation![0]!, { activationStart: 100 })
  isHidden = false
  isPrerendering = false
  document.dispatchEvent(new Event('prerenderingchange', { bubbles: true }))
  leave()
  expect(sent()).toMatchObject([{ metrics: { TTFB: 0, FCP: 20, LCP: 220 }, navigationType: 'prerender' }])
})

test('where interactions are not counted by the browser, one of fifty of all is left out, also of the short ones [7.83]', () => {
  recorded.event = [
    { interactionId: 7, duration: 16 },
    { interactionId: 14, duration: 400 },
    { interactionId: 21, duration: 200 },
    { interactionId: 28, duration: 190 },
    ...Array.from({ length: 97 }, (_, index) => ({ interactionId: 35 + index * 7, duration: 180 })),
  ]
  reportPerformance()
  leave()
  // 101 interactions: the two longest are left out.
  expect(sent()).toMatchObject([{ metrics: { INP: 190 } }])
})
