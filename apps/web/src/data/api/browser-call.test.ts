// Failures of calls are logged for the operator, however the page handles them [8.3].
import { getBalance, getGame, login, writeLog } from '@yanta/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const answers = new Map<string, () => Response | Promise<Response>>()
let sent: { label: string; level_name: string; message: string }[]

beforeEach(() => {
  sent = []
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('location', { pathname: '/games/slots' })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'ru' } })
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string }) => {
    const path = address.split('?')[0]!
    if (path === writeLog.path) sent.push(...(JSON.parse(body!) as typeof sent))
    return (answers.get(path) ?? (() => new Response('{"success":true}')))()
  })
})
afterEach(() => {
  answers.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

const refusal = (status: number, code: string) => () =>
  new Response(JSON.stringify({ errors: [{ code }], requestId: 'r1' }), { status })

async function callAndWait(
  call: (browserCall: (typeof import('./browser-call.ts'))['browserCall']) => Promise<unknown>,
) {
  const [{ browserCall, onCallFailure }, { reportFailure }] = await Promise.all([
    import('./browser-call.ts'),
    import('./report.ts'),
  ])
  onCallFailure(reportFailure)
  const result = await call(browserCall)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(3_000)
  return result
}

const failures = [
  [500, 'internal_error', 'ERROR'],
  [429, 'too_many_requests', 'WARNING'],
  [404, 'game_not_found', 'WARNING'],
] as const
test.each(failures)('a call that answered %i is one line of the log [8.3]', async (status, code, level) => {
  answers.set('/json-api/v2/games/neon-drive', refusal(status, code))
  const result = await callAndWait((call) => call(getGame, { params: { slug: 'neon-drive' } }))
  expect(result).toMatchObject({ ok: false, refusal: { status, code } })
  expect(sent).toEqual([
    expect.objectContaining({
      label: 'REQUEST_FAILURE',
      level_name: level,
      message: `getGame: ${status} ${code}`,
      context: { path: '/games/slots', requestId: 'r1' },
    }),
  ])
})

test("a wrong password is not logged as a failure, and the server's message is kept [8.14]", async () => {
  answers.set(
    '/json-api/login',
    () =>
      new Response(JSON.stringify({ errors: [{ code: 'invalid_credentials', message: 'Не подошло' }] }), {
        status: 401,
      }),
  )
  const result = await callAndWait((call) =>
    call(login, { body: { type: 'email', login: 'vera@example.com', password: 'x' } as never }),
  )
  expect(result).toMatchObject({ ok: false, refusal: { status: 401, errors: [{ message: 'Не подошло' }] } })
  expect(sent).toEqual([])
})

test('without a network nothing is logged, and a report that fails is not reported', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  answers.set('/json-api/users/balance', refusal(500, 'internal_error'))
  answers.set('/log', refusal(500, 'internal_error'))
  await callAndWait((call) => call(getBalance))
  expect(sent).toEqual([])
  vi.stubGlobal('navigator', { onLine: true })
  await callAndWait((call) => call(getBalance))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(new Set(sent.map(({ message }) => message))).toEqual(new Set(['getBalance: 500 internal_error']))
})

test('a call that nobody waits for any more is neither logged nor a reason to check the site', async () => {
  const cancelling = new AbortController()
  answers.set('/json-api/v2/games/neon-drive', () => Promise.reject(new TypeError('aborted')))
  const asked: string[] = []
  answers.set('/json-api/serverdata', () => {
    asked.push('server data')
    return new Response('{}')
  })
  await callAndWait((call) => {
    const result = call(getGame, { params: { slug: 'neon-drive' } }, { signal: cancelling.signal })
    cancelling.abort()
    return result
  })
  expect([sent, asked]).toEqual([[], []])
})

test('a call in the browser times out after 30 seconds [9.5]', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('too late', 'TimeoutError')), ms)
    return controller.signal
  })
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      }),
  )
  const { browserCall } = await import('./browser-call.ts')
  let result: unknown
  void browserCall(getGame, { params: { slug: 'neon-drive' } }).then((given) => {
    result = given
  })
  await vi.advanceTimersByTimeAsync(29_999)
  expect(result).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(result).toEqual({ ok: false, refusal: { code: 'temporarily_unavailable', status: 0, errors: [] } })
})

test('twenty calls with an expired access token renew the session once, and each is repeated once [4.24]', async () => {
  const asked = { balance: 0, renewal: 0 }
  let isRenewed = false
  answers.set('/json-api/users/balance', () => {
    asked.balance += 1
    return isRenewed ? new Response('{"real":100}') : refusal(401, 'unauthorized')()
  })
  answers.set('/json-api/token/refresh', async () => {
    asked.renewal += 1
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
    isRenewed = true
    return new Response('{"success":true}')
  })
  const results = await callAndWait(async (call) => {
    const calls = Promise.all(Array.from({ length: 20 }, () => call(getBalance)))
    await vi.advanceTimersByTimeAsync(60)
    return calls
  })
  expect(results).toEqual(Array.from({ length: 20 }, () => ({ ok: true, value: { real: 100 } })))
  expect(asked).toEqual({ balance: 40, renewal: 1 })
})

const renewals = [
  [401, true],
  [400, true],
  [503, false],
  [429, false],
] as const
test.each(renewals)('a renewal answered with %i ends the login: %s [4.24]', async (status, isOver) => {
  answers.set('/json-api/users/balance', refusal(401, 'unauthorized'))
  answers.set('/json-api/token/refresh', refusal(status, 'invalid_refresh_token'))
  const end = vi.fn()
  const { onSessionEnded } = await import('./browser-call.ts')
  onSessionEnded(end)
  const result = await callAndWait((call) => call(getBalance))
  expect(end).toHaveBeenCalledTimes(isOver ? 1 : 0)
  expect(result).toMatchObject({ ok: false, refusal: { status: isOver ? 401 : 503 } })
})
