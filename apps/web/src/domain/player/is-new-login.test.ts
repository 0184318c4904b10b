import { afterEach, expect, test, vi } from 'vitest'
import { isNewLogin } from './is-new-login.ts'

afterEach(() => void vi.unstubAllGlobals())

test('the start of a session is logged once for each login, and no hash is stored', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  const [first, second] = ['0f8e1c52b7a94d3c8e6f1a2b3c4d5e6f', 'ffffffffb7a94d3c8e6f1a2b3c4d5e6f']
  expect([first, first, second, second].map(isNewLogin)).toEqual([true, false, true, false])
  expect([...stored.values()].join()).not.toMatch(/0f8e1c52|ffffffff/)
})
