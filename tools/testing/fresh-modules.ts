// Test files share a process, because a new one costs more than most of them. State of modules, globals that a test has replaced,
// what it has put into the document and what its window listens to are still separate for each file.
import { afterAll, vi } from 'vitest'

vi.resetModules()

const hasWindow = typeof document !== 'undefined'
const removeListeners = hasWindow ? recordListeners() : null

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  removeListeners?.()
  if (!hasWindow) return
  document.body.replaceChildren()
  document.documentElement.removeAttribute('lang')
})

/** Returns what removes the listeners that the window gets from now on: a game listens to keys for as long as its page lives. */
function recordListeners(): () => void {
  const add = globalThis.addEventListener
  const added: Parameters<typeof add>[] = []
  globalThis.addEventListener = (...listener: Parameters<typeof add>) => {
    added.push(listener)
    add(...listener)
  }
  return () => {
    globalThis.addEventListener = add
    for (const listener of added) removeEventListener(...listener)
  }
}
