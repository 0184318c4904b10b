// Files of tests share a process, for a new one costs more than most of them. What a module holds, and what a test has put in the place of a
// global, is each file's own all the same.
import { afterAll, vi } from 'vitest'

vi.resetModules()

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
