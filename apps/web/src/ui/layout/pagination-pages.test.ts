import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listPages } from './pagination-pages.ts'

test.each([
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 621, [1, 2, 3, 4, 5, 'gap', 621]],
  [310, 621, [1, 'gap', 309, 310, 311, 'gap', 621]],
  [620, 621, [1, 'gap', 617, 618, 619, 620, 621]],
])('page %d of %d shows %j', (current, count, marks) => {
  expect(listPages(current, count)).toEqual(marks)
})

test('the current page and both ends are always there, and the row never changes its width', () => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 900 }), fc.nat(), (count, seed) => {
      const current = 1 + (seed % count)
      const marks = listPages(current, count)
      expect(marks).toHaveLength(7)
      expect(marks).toEqual(expect.arrayContaining([1, current, count]))
      const numbers = marks.filter((mark) => mark !== 'gap')
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
    }),
  )
})
