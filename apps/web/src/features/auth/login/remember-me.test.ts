import { afterEach, expect, test, vi } from 'vitest'
import { storeRememberMe, readRememberMe } from './remember-me.ts'

afterEach(() => vi.unstubAllGlobals())

test('the choice not to be remembered survives a reload', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
  expect(readRememberMe()).toBe(true)
  storeRememberMe(false)
  expect(readRememberMe()).toBe(false)
  storeRememberMe(true)
  expect(readRememberMe()).toBe(true)
})

test('storage that throws is ignored', () => {
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid, removeItem: forbid })
  storeRememberMe(false)
  expect(readRememberMe()).toBe(true)
})
