import { afterEach, expect, test, vi } from 'vitest'
import { renewKeptPage } from './kept-page.ts'

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

test("a player's page that comes back as it was left shows nothing and is loaded anew", () => {
  const { page, reload, show } = open()
  renewKeptPage()
  show(true)
  expect([page.hidden, reload.mock.calls.length]).toEqual([true, 1])
})

test("a page that is loaded as usual stays, and so does a guest's", () => {
  const { page, reload, show } = open()
  const leave = renewKeptPage()
  show(false)
  leave()
  show(true)
  expect([page.hidden, reload.mock.calls.length]).toEqual([false, 0])
})
