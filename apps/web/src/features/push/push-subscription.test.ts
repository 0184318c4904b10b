import { removePushSubscription, savePushSubscription } from '@yanta/contract'
import { pushSubscription } from '@yanta/contract/fixtures'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isPushOn, renewPush, turnOffPush, turnOnPush } from './push-subscription.ts'

const publicKey = 'BCtVfKSSeFxacqUitKzsVu8AdmRTmnIa_2tzkvD4Yd_Nwf4NRCbApXXcK74MANxgjunwL0OD9wuiJiEwb7l1FBQ'
const bytesOf = (key: string) => new Uint8Array(Buffer.from(key, 'base64url')).buffer
const asked = vi.fn<(address: string, request: RequestInit) => Promise<Response>>()
const subscriptionFor = (key: string) => ({
  endpoint: pushSubscription.endpoint,
  options: { applicationServerKey: bytesOf(key) },
  toJSON: () => ({ ...pushSubscription, expirationTime: null }),
  unsubscribe: vi.fn(async () => true),
})

let manager: { getSubscription: ReturnType<typeof vi.fn>; subscribe: ReturnType<typeof vi.fn> }
let permission: NotificationPermission

beforeEach(() => {
  const stored = new Map<string, string>()
  permission = 'granted'
  manager = {
    getSubscription: vi.fn(async () => null),
    subscribe: vi.fn(async () => subscriptionFor(publicKey)),
  }
  asked.mockReset().mockImplementation(async () => Response.json({ success: true }))
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'ru' } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Intl', {
    DateTimeFormat: class {
      resolvedOptions = () => ({ timeZone: 'Asia/Almaty' })
    },
  })
  vi.stubGlobal('Notification', {
    get permission() {
      return permission
    },
    requestPermission: vi.fn(async () => permission),
  })
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager: manager }) } })
})
afterEach(() => void vi.unstubAllGlobals())

const calls = () =>
  asked.mock.calls.map(([address, { method, body }]) => [
    method,
    address.split('?')[0],
    JSON.parse(String(body)) as unknown,
  ])

test("a yes subscribes with the operator's key and sends the subscription to the platform [7.87]", async () => {
  expect(await turnOnPush(publicKey, '7')).toBe('on')
  expect(manager.subscribe).toHaveBeenCalledExactlyOnceWith({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  expect(calls()).toEqual([
    ['PUT', savePushSubscription.path, { ...pushSubscription, timeZone: 'Asia/Almaty' }],
  ])
  expect([isPushOn('7'), isPushOn('8')]).toEqual([true, false])
})

test.each([
  ['denied', 'refused'],
  ['default', 'refused'],
] as const)('the browser permission %s leads to no subscription', async (answer, outcome) => {
  permission = answer
  expect(await turnOnPush(publicKey, '7')).toBe(outcome)
  expect([manager.subscribe.mock.calls, asked.mock.calls, isPushOn('7')]).toEqual([[], [], false])
})

test('a browser without a push service, and a refusal of the platform, are failures', async () => {
  manager.subscribe.mockRejectedValueOnce(new DOMException('no service', 'AbortError'))
  expect(await turnOnPush(publicKey, '7')).toBe('failed')
  asked.mockImplementation(async () => Response.json({ errors: [{ code: 'not_found' }] }, { status: 404 }))
  expect([await turnOnPush(publicKey, '7'), isPushOn('7')]).toEqual(['failed', false])
})

test('each login of a player who consented renews the subscription; other logins do not', async () => {
  await turnOnPush(publicKey, '7')
  manager.getSubscription.mockResolvedValue(subscriptionFor(publicKey))
  await renewPush(publicKey, '8')
  expect(asked).toHaveBeenCalledOnce()
  await renewPush(publicKey, '7')
  expect(manager.subscribe).toHaveBeenCalledOnce()
  expect(calls()).toHaveLength(2)
})

test('a new key of the operator renews the subscription', async () => {
  await turnOnPush(publicKey, '7')
  const old = subscriptionFor(`B${'x'.repeat(86)}`)
  manager.getSubscription.mockResolvedValue(old)
  await renewPush(publicKey, '7')
  expect(old.unsubscribe).toHaveBeenCalledOnce()
  expect(manager.subscribe).toHaveBeenCalledTimes(2)
})

test('turning off unsubscribes the browser and removes it from the platform', async () => {
  await turnOnPush(publicKey, '7')
  const current = subscriptionFor(publicKey)
  manager.getSubscription.mockResolvedValue(current)
  await turnOffPush()
  expect(calls().at(-1)).toEqual([
    'POST',
    removePushSubscription.path,
    { endpoint: pushSubscription.endpoint },
  ])
  expect([current.unsubscribe.mock.calls.length, isPushOn('7')]).toEqual([1, false])
})
