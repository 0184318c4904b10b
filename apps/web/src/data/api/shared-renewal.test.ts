import { expect, test, vi } from 'vitest'
import { type Renewal, createRenewal } from './shared-renewal.ts'

type Work = (lock: object | null) => Promise<Renewal>

/** Locks and storage shared by the tabs of one browser. A written value is visible to the others only after the delay. */
function openBrowser(storageDelayMs = 0) {
  let queue: Promise<unknown> = Promise.resolve()
  let held = 0
  let time = 1_000
  const stored = new Map<string, string>()
  const request = (_: string, ...[options, work]: [LockOptions, Work] | [Work, undefined?]) => {
    if (typeof options !== 'function' && options.ifAvailable && held > 0) return Promise.resolve(work!(null))
    const inTurn = () => (typeof options === 'function' ? options({}) : work!({}))
    held += 1
    const result = queue.then(inTurn, inTurn).finally(() => (held -= 1))
    queue = result.catch(() => undefined)
    return result
  }
  return {
    now: () => (time += 1),
    locks: { request } as unknown as LockManager,
    storage: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => {
        if (storageDelayMs === 0) stored.set(name, value)
        else setTimeout(() => stored.set(name, value), storageDelayMs)
      },
    },
  }
}

test('calls refused together renew once', async () => {
  const renew = vi.fn(async (): Promise<Renewal> => 'renewed')
  const ask = createRenewal({ renew })
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['renewed', 'renewed', 'renewed'])
  expect(renew).toHaveBeenCalledOnce()
})

test.each([
  ['', 0],
  [', also where the word of a renewal comes after its lock', 50],
])('tabs refused together renew once%s', async (_, storageDelayMs) => {
  const browser = openBrowser(storageDelayMs)
  const renew = vi.fn(async (): Promise<Renewal> => {
    await new Promise((resolve) => {
      setTimeout(resolve, 5)
    })
    return 'renewed'
  })
  const tabs = Array.from({ length: 4 }, () => createRenewal({ ...browser, renew }))
  expect(await Promise.all(tabs.map((ask) => ask()))).toEqual(['renewed', 'renewed', 'renewed', 'renewed'])
  expect(renew).toHaveBeenCalledOnce()
})

test('a call sent before another tab renewed, and refused after it, does not renew again', async () => {
  const browser = openBrowser()
  const renew = vi.fn(async (): Promise<Renewal> => 'renewed')
  const sentAt = browser.now()
  await createRenewal({ ...browser, renew })()
  expect(await createRenewal({ ...browser, renew })(sentAt)).toBe('renewed')
  expect(renew).toHaveBeenCalledOnce()
  await createRenewal({ ...browser, renew })(browser.now())
  expect(renew).toHaveBeenCalledTimes(2)
})

test('a later refusal renews again', async () => {
  const renew = vi.fn(async (): Promise<Renewal> => 'renewed')
  const ask = createRenewal({ ...openBrowser(), renew })
  await ask()
  await ask()
  expect(renew).toHaveBeenCalledTimes(2)
})

test('a failed renewal is tried by the next tab too, and counts as successful for none', async () => {
  const browser = openBrowser()
  const renew = vi.fn(async (): Promise<Renewal> => 'unknown')
  const tabs = [createRenewal({ ...browser, renew }), createRenewal({ ...browser, renew })]
  expect(await Promise.all(tabs.map((ask) => ask()))).toEqual(['unknown', 'unknown'])
  expect(renew).toHaveBeenCalledTimes(2)
})

test('storage that throws does not prevent a renewal', async () => {
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const ask = createRenewal({
    ...openBrowser(),
    storage: { getItem: forbid, setItem: forbid },
    renew: async () => 'renewed',
  })
  expect(await ask()).toBe('renewed')
})

test('a device whose clock was set back still renews its session instead of logging the player out', async () => {
  const browser = openBrowser()
  const renew = vi.fn(async (): Promise<Renewal> => 'renewed')
  await createRenewal({ ...browser, now: () => 10_000_000, renew })()
  await createRenewal({ ...browser, renew })()
  expect(renew).toHaveBeenCalledTimes(2)
})

test('a browser that refuses the lock renews without one', async () => {
  const locks = {
    request: () => Promise.reject(new DOMException('not fully active', 'InvalidStateError')),
  } as unknown as LockManager
  expect(await createRenewal({ locks, renew: async () => 'renewed' })()).toBe('renewed')
})
