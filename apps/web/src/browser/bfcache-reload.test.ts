import { afterEach, expect, test, vi } from 'vitest'
import { reloadFromBfcache } from './bfcache-reload.ts'

afterEach(() => vi.unstubAllGlobals())

function open() {
  const page = { hidden: false }
  const listeners = new Set<(event: { persisted: boolean }) => void>()
  const reload = vi.fn()
  vi.stubGlobal('document', { documentElement: page })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.add(listener))
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => listeners.delete(listener))
  return {
    page,
    reload,
    show: (persisted: boolean) => {
      for (const listener of listeners) listener({ persisted })
    },
  }
}

test("a player's page restored from the back/forward cache is blank and reloads", () => {
  const { page, reload, show } = open()
  reloadFromBfcache()
  show(true)
  expect([page.hidden, reload.mock.calls.length]).toEqual([true, 1])
})

test("a page loaded as usual stays, and so does a guest's", () => {
  const { page, reload, show } = open()
  const leave = reloadFromBfcache()
  show(false)
  leave()
  show(true)
  expect([page.hidden, reload.mock.calls.length]).toEqual([false, 0])
})
