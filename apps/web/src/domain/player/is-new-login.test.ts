import { afterEach, expect, test, vi } from 'vitest'
import { isFirstSight } from './first-sight.ts'

afterEach(() => void vi.unstubAllGlobals())

test('the line a session starts with is written once for each login, and the hash of none is kept', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  const [first, second] = ['0f8e1c52b7a94d3c8e6f1a2b3c4d5e6f', 'ffffffffb7a94d3c8e6f1a2b3c4d5e6f']
  expect([first, first, second, second].map(isFirstSight)).toEqual([true, false, true, false])
  expect([...stored.values()].join()).not.toMatch(/0f8e1c52|ffffffff/)
})
