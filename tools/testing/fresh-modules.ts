// Test files share a process, because a new one costs more than most of them. State of modules, globals that a test has replaced,
// and what it has put into the document are still separate for each file.
import { afterAll, vi } from 'vitest'

vi.resetModules()

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  if (typeof document === 'undefined') return
  document.body.replaceChildren()
  document.documentElement.removeAttribute('lang')
})
