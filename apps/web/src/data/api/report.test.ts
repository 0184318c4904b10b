// Unexpected errors are logged under the labels that existing pipelines use [8.6-8.7].
import { type LogLine, writeLog } from '@yanta/contract'
import { UNSAFE_ErrorResponseImpl as ErrorResponse, data, redirect } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let lines: LogLine[]
const listeners = new Map<string, (event: object) => void>()

beforeEach(() => {
  lines = []
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) =>
    listeners.set(type, listener),
  )
  vi.stubGlobal('location', { pathname: '/games/slots' })
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'ru' } })
  vi.stubGlobal(
    'fetch',
    async (address: string, { body, keepalive }: { body: string; keepalive?: boolean }) => {
      expect(keepalive, 'goes on being sent when the page is gone').toBe(true)
      if (address.startsWith(writeLog.path)) lines.push(...(JSON.parse(body) as LogLine[]))
      return new Response('{"success":true}')
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

async function linesAfter(action: (report: typeof import('./report.ts')) => void) {
  action(await import('./report.ts'))
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(3_000)
  return lines.map(({ label, level_name, message }) => [label, level_name, message])
}

test('an error thrown while a screen renders is logged [8.6]', async () => {
  expect(
    await linesAfter(({ reportRouteError }) => reportRouteError(new TypeError('no rows'), { errorInfo: {} })),
  ).toEqual([['GLOBAL_VUE_ERROR_HANDLER', 'ERROR', 'TypeError: no rows']])
})

const errors = [
  [new Error('no chunk'), 'Error: no chunk'],
  [new ErrorResponse(503, '', null), 'status 503'],
] as const
test.each(errors)("data a screen can't load is logged, %s [8.6]", async (error, message) => {
  expect(await linesAfter(({ reportRouteError }) => reportRouteError(error, {}))).toEqual([
    ['FETCH_SPA_ASYNC_DATA', 'ERROR', message],
  ])
})

test.each([401, 404, 451])('a screen that answers %i is not logged as an error', async (status) => {
  expect(
    await linesAfter(({ reportRouteError }) => reportRouteError(new ErrorResponse(status, '', null), {})),
  ).toEqual([])
})

test('uncaught errors and rejected promises are logged; errors hidden by scripts of other origins are not [8.6]', async () => {
  const written = await linesAfter(({ watchGlobalErrors }) => {
    watchGlobalErrors()
    listeners.get('error')!({
      error: new RangeError('too deep'),
      message: 'too deep',
      filename: '/assets/a.js',
      lineno: 3,
    })
    listeners.get('error')!({ error: null, message: 'Script error.', filename: '', lineno: 0 })
    for (const reason of ['lost', undefined]) listeners.get('unhandledrejection')!({ reason })
  })
  expect(written).toEqual([
    ['GLOBAL_WINDOW_ERROR_HANDLER', 'ERROR', 'RangeError: too deep'],
    ['GLOBAL_WINDOW_ERROR_HANDLER', 'ERROR', 'lost'],
    ['GLOBAL_WINDOW_ERROR_HANDLER', 'ERROR', 'undefined'],
  ])
})

test.each([
  ['refusal', () => data(null, { status: 404 })],
  ['redirect', () => redirect('/login')],
])(
  "a loader's %s that the router handles only once the screen's styles are loaded is no error",
  async (_name, answer) => {
    const preventDefault = vi.fn()
    const written = await linesAfter(({ watchGlobalErrors }) => {
      watchGlobalErrors()
      listeners.get('unhandledrejection')!({ reason: answer(), preventDefault })
    })
    expect(written).toEqual([])
    expect(preventDefault).toHaveBeenCalledTimes(1)
  },
)

test('a problem without an error is logged under its own label', async () => {
  expect(await linesAfter(({ reportTrouble }) => reportTrouble('No Game Id', 'said so'))).toEqual([
    ['No Game Id', 'WARNING', 'said so'],
  ])
  expect(lines[0]!.context).toEqual({ path: '/games/slots' })
})
