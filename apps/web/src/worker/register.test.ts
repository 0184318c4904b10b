import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refreshMs, registerServiceWorker } from './register.ts'

const update = vi.fn(async () => undefined)
const postMessage = vi.fn()
const addEventListener = vi.fn()
const register = vi.fn(async () => ({ update, addEventListener }))
const listeners = new Map<string, () => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('navigator', {
    serviceWorker: { register, addEventListener, ready: Promise.resolve({ active: { postMessage } }) },
  })
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('the worker is checked for updates every 900000 ms, and when the network is back [7.87] [9.4]', async () => {
  expect(refreshMs).toBe(900_000)
  await registerServiceWorker(() => 'en')
  expect(register.mock.calls).toEqual([['/sw.js', { scope: '/' }]])
  await vi.advanceTimersByTimeAsync(899_999)
  expect(update).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(update).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(900_000)
  expect(update).toHaveBeenCalledTimes(2)
  listeners.get('online')!()
  expect(update).toHaveBeenCalledTimes(3)
})

test('the worker receives the language that the page has when the worker is ready', async () => {
  document.documentElement.lang = 'ru'
  const registered = registerServiceWorker(() => document.documentElement.lang as 'en')
  document.documentElement.lang = 'en'
  await registered
  expect(postMessage.mock.calls).toEqual([[{ type: 'locale', locale: 'en' }]])
})

test('a browser without service workers, or that refuses them, causes no error', async () => {
  register.mockRejectedValueOnce(new DOMException('not here', 'SecurityError'))
  await expect(registerServiceWorker(() => 'en')).resolves.toBeUndefined()
  vi.stubGlobal('navigator', {})
  await expect(registerServiceWorker(() => 'en')).resolves.toBeUndefined()
})
