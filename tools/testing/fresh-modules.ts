// Test files share a process, because a new one costs more than most of them. State of modules, and globals that a test has replaced,
// are still separate for each file.
import { afterAll, vi } from 'vitest'

vi.resetModules()

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
