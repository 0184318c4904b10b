// The tab's one socket and the site's health check: each is notified of what the other finds out about the network.
import { serverData } from '@yanta/contract/fixtures'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let tries: number
let isSiteWell: boolean
let asked: number

/** A network that blocks websockets, as some company networks do. */
class BlockedWebSocket extends EventTarget {
  readonly readyState = 3
  binaryType = 'blob'
  constructor() {
    super()
    tries += 1
    setTimeout(() => this.dispatchEvent(new Event('close')), 20)
  }
  close() {}
  send() {}
}

/** A connection that opens and is lost at once. */
class LostWebSocket extends BlockedWebSocket {
  constructor() {
    super()
    setTimeout(() => this.dispatchEvent(new Event('open')), 5)
  }
}

beforeEach(() => {
  tries = 0
  asked = 0
  isSiteWell = true
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const target = { addEventListener() {} }
  vi.stubGlobal('WebSocket', BlockedWebSocket)
  vi.stubGlobal('addEventListener', target.addEventListener)
  vi.stubGlobal('window', target)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('location', { href: 'https://casino.example/', pathname: '/' })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', {
    ...target,
    cookie: '',
    documentElement: { lang: 'ru' },
    visibilityState: 'visible',
  })
  vi.stubGlobal('fetch', async () => {
    asked += 1
    if (!isSiteWell) throw new TypeError('failed')
    return Response.json(serverData)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('where only the socket is blocked, socket and site are retried with growing delays, up to 30 s', async () => {
  const { connectSocket } = await import('./site-socket.ts')
  connectSocket('/socket', null)
  await vi.advanceTimersByTimeAsync(120_000)
  const before = { tries, asked }
  await vi.advanceTimersByTimeAsync(300_000)
  expect(tries - before.tries).toBeGreaterThanOrEqual(9)
  expect(tries - before.tries).toBeLessThanOrEqual(20)
  expect(asked - before.asked).toBeLessThanOrEqual(20)
})

test('when the site has recovered the socket reconnects without waiting', async () => {
  const [{ connectSocket }, { siteHealth }] = await Promise.all([
    import('./site-socket.ts'),
    import('../api/browser-call.ts'),
  ])
  isSiteWell = false
  connectSocket('/socket', null)
  await vi.advanceTimersByTimeAsync(300_000)
  isSiteWell = true
  const before = tries
  await siteHealth.doubt()
  await vi.advanceTimersByTimeAsync(10)
  expect(tries).toBe(before + 1)
})

test('isConnected answers whether events are being received', async () => {
  vi.stubGlobal('WebSocket', LostWebSocket)
  const { connectSocket, isConnected } = await import('./site-socket.ts')
  const received = [isConnected()]
  connectSocket('/socket', null)
  for (const ms of [1, 9, 20]) {
    await vi.advanceTimersByTimeAsync(ms)
    received.push(isConnected())
  }
  expect(received).toEqual([false, false, true, false])
})
