import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimateDifference, estimateShare } from './interval.rules.ts'

test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])(
  "Wilson's interval of %i in %i is that of Newcombe 1998 (single proportion, method 3)",
  (count, total, low, high) => {
    const found = estimateShare({ count, total })
    expect([found.low, found.high].map((each) => Number(each.toFixed(4)))).toEqual([low, high])
  },
)

test.each([
  [56, 70, 48, 80, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.1705, 0.809],
  [5, 56, 0, 29, -0.0381, 0.1926],
  [0, 10, 0, 10, -0.2775, 0.2775],
])(
  'the difference of %i in %i and %i in %i is that of Newcombe 1998 (two proportions, method 10)',
  (count, total, otherCount, otherTotal, low, high) => {
    const found = estimateDifference({ count, total }, { count: otherCount, total: otherTotal })!
    expect([found.low, found.high].map((each) => Number(each.toFixed(4)))).toEqual([low, high])
  },
)

const anyShare = fc
  .integer({ min: 1, max: 100_000 })
  .chain((total) => fc.integer({ min: 0, max: total }).map((count) => ({ count, total })))

test('an interval contains its difference, stays between -1 and 1, and turns around with the two', () => {
  fc.assert(
    fc.property(anyShare, anyShare, (one, other) => {
      const [there, back] = [estimateDifference(one, other)!, estimateDifference(other, one)!]
      expect(there.low).toBeLessThanOrEqual(there.difference)
      expect(there.high).toBeGreaterThanOrEqual(there.difference)
      expect(there.low).toBeGreaterThanOrEqual(-1 - 1e-9)
      expect(there.high).toBeLessThanOrEqual(1 + 1e-9)
      expect(back.low).toBeCloseTo(-there.high, 9)
    }),
  )
})

test('of nobody nothing is known', () => {
  expect(estimateDifference({ count: 0, total: 0 }, { count: 1, total: 2 })).toBeNull()
})
