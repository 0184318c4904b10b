import { afterEach, expect, test, vi } from 'vitest'
import { keepRememberWish, recallRememberWish } from './remember-wish.ts'

afterEach(() => vi.unstubAllGlobals())

test('who does not want to be remembered is not, over a reload as well', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
  expect(recallRememberWish()).toBe(true)
  keepRememberWish(false)
  expect(recallRememberWish()).toBe(false)
  keepRememberWish(true)
  expect(recallRememberWish()).toBe(true)
})

test('storage that throws stops nothing', () => {
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid, removeItem: forbid })
  keepRememberWish(false)
  expect(recallRememberWish()).toBe(true)
})
