import { beforeEach, expect, test, vi } from 'vitest'
import { addRecentSearch, listRecentSearches, removeRecentSearch } from './recent-searches.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

test('the latest searches come first, each once, and six are stored', () => {
  for (const words of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) addRecentSearch(words)
  expect(listRecentSearches()).toEqual(['c', 'g', 'f', 'e', 'd', 'b'])
})

test('a search replaces its own prefixes', () => {
  for (const words of ['red', 'neo', 'Neon drive']) addRecentSearch(words)
  expect(listRecentSearches()).toEqual(['Neon drive', 'red'])
})

test('one can be removed; empty and very long texts are not stored', () => {
  for (const words of ['neon', '', 'я'.repeat(61), 'red']) addRecentSearch(words)
  expect(removeRecentSearch('red')).toEqual(['neon'])
  expect(removeRecentSearch('neon')).toEqual([])
  expect(listRecentSearches()).toEqual([])
})

test.each(['{', '7', '[1, "", null]', '{"length":1}'])(
  'an invalid stored value, such as %s, is ignored',
  (text) => {
    localStorage.setItem('recent-searches', text)
    expect(listRecentSearches()).toEqual([])
  },
)
