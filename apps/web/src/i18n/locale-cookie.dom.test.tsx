// Two tabs of one browser share the cookie, but each shows the language that it was opened in or changed to.
import { afterEach, expect, test, vi } from 'vitest'
import { readLocale, writeLocale } from './locale-cookie.ts'

afterEach(() => {
  document.cookie = 'locale=; Max-Age=0'
})

test('a page keeps its language when another tab stores another one, until it is changed here', () => {
  document.documentElement.lang = 'ru'
  document.cookie = 'locale=en; Path=/'
  expect(readLocale()).toBe('ru')
  writeLocale('en')
  expect([readLocale(), document.cookie]).toEqual(['en', 'locale=en'])
  document.cookie = 'locale=ru; Path=/'
  expect(readLocale()).toBe('en')
})

test.each(['', 'tlh'])('a page in the unknown language "%s" is read as Russian', async (lang) => {
  vi.resetModules()
  const { readLocale: readAnew } = await import('./locale-cookie.ts')
  document.documentElement.lang = lang
  expect(readAnew()).toBe('ru')
})
