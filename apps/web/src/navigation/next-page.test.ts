import { expect, test } from 'vitest'
import { countNextPage } from './next-page.ts'

const cases = [
  ['a first page of more', { shown: 40, pages: 1, total: 130 }, 40],
  ['the page before the last', { shown: 120, pages: 3, total: 130 }, 10],
  ['all there are', { shown: 130, pages: 4, total: 130 }, 0],
  ['exactly one full page', { shown: 40, pages: 1, total: 40 }, 0],
  ['nothing at all', { shown: 0, pages: 1, total: 0 }, 0],
  ['a page that came short of what was promised', { shown: 55, pages: 2, total: 130 }, 0],
  ['a total that has shrunk', { shown: 80, pages: 2, total: 70 }, 0],
] as const

test.each(cases)('after %s: %j, the next page brings %i [4.56]', (_case, loaded, next) => {
  expect(countNextPage({ ...loaded, pageSize: 40 })).toBe(next)
})
