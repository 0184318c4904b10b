import { expect, test, vi } from 'vitest'
import { type Renewal, createRenewal } from './shared-renewal.ts'

/** Locks and storage as the tabs of one browser share them. */
function openBrowser() {
  let queue: Promise<unknown> = Promise.resolve()
  let time = 1_000
  const stored = new Map<string, string>()
  return {
    now: () => (time += 1),
    locks: {
      request: (_: string, work: () => Promise<Renewal>) => (queue = queue.then(work, work)),
    } as unknown as LockManager,
    storage: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
    },
  }
}

test('calls that are refused together renew once', async () => {
  const renew = vi.fn(async (): Promise<Renewal> => 'renewed')
  const ask = createRenewal({ renew })
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['renewed', 'renewed', 'renewed'])
  expect(renew).toHaveBeenCalledOnce()
})

test('tabs that are refused together renew once', async () => {
  const browser = openBrowser()
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

test('a call that was sent before another tab renewed, and refused after it, renews nothing', async () => {
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

test('a renewal that fails is tried by the next tab too, and nobody believes it worked', async () => {
  const browser = openBrowser()
  const renew = vi.fn(async (): Promise<Renewal> => 'unknown')
  const tabs = [createRenewal({ ...browser, renew }), createRenewal({ ...browser, renew })]
  expect(await Promise.all(tabs.map((ask) => ask()))).toEqual(['unknown', 'unknown'])
  expect(renew).toHaveBeenCalledTimes(2)
})

test('storage that throws stops nothing', async () => {
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

test('a device whose clock was set back renews its session all the same, instead of losing its player', async () => {
  const browser = openBrowser()
  const renew = vi.fn(async (): Promise<Renewal> => 'renewed')
  await createRenewal({ ...browser, now: () => 10_000_000, renew })()
  await createRenewal({ ...browser, renew })()
  expect(renew).toHaveBeenCalledTimes(2)
})

test('a browser that grants no lock renews without one', async () => {
  const locks = {
    request: () => Promise.reject(new DOMException('not fully active', 'InvalidStateError')),
  } as unknown as LockManager
  expect(await createRenewal({ locks, renew: async () => 'renewed' })()).toBe('renewed')
})
