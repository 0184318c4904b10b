// Two tabs of one browser share the cookie, but each shows the language that it was opened in or changed to.
import { afterEach, expect, test, vi } from 'vitest'
import { readLocale, writeLocale } from './locale-cookie.ts'

afterEach(() => {
  document.cookie = 'locale=; Max-Age=0'
  vi.unstubAllGlobals()
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

test('the service worker learns the language, so that the page without a network speaks it too', () => {
  const postMessage = vi.fn<(message: object) => void>()
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } })
  writeLocale('en')
  expect(postMessage.mock.calls).toEqual([[{ type: 'locale', locale: 'en' }]])
  for (const serviceWorker of [undefined, { controller: null }]) {
    vi.stubGlobal('navigator', { serviceWorker })
    writeLocale('ru')
  }
})

test.each(['', 'tlh'])('a page in the unknown language "%s" is read as Russian', async (lang) => {
  vi.resetModules()
  const { readLocale: readAnew } = await import('./locale-cookie.ts')
  document.documentElement.lang = lang
  expect(readAnew()).toBe('ru')
})
