import fc from 'fast-check'
import { expect, test } from 'vitest'
import { median, percentile, rankTest } from './rank-test.ts'

test('medians and percentiles are values that were measured', () => {
  expect([
    median([3, 1, 2]),
    median([4, 1, 3, 2]),
    percentile([5, 1, 4, 2, 3], 0.99),
    percentile([7], 0.01),
  ]).toEqual([3 - 1, 2, 5, 7])
})

test('equal samples are zero deviations apart, and the order of the two makes no difference', () => {
  const times = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(times, times, (one, other) => {
      expect(rankTest(one, one)).toBeCloseTo(0)
      expect(rankTest(one, other)).toBeCloseTo(rankTest(other, one))
    }),
  )
})

test('a tenth of a millisecond shows among a hundred times that spread over one', () => {
  const times = Array.from({ length: 100 }, (_, index) => index / 100)
  expect(
    rankTest(
      times,
      times.map((time) => time + 0.001),
    ),
  ).toBeLessThan(0.5)
  expect(
    rankTest(
      times,
      times.map((time) => time + 0.1),
    ),
  ).toBeGreaterThan(2)
  expect(
    rankTest(
      times,
      times.map((time) => time + 0.3),
    ),
  ).toBeGreaterThan(6)
})

test("by Mann and Whitney's own table: ranks 1, 2, 3 against 4, 5, 6 are nearly two deviations apart", () => {
  expect(rankTest([1, 2, 3], [4, 5, 6])).toBeCloseTo(4.5 / Math.sqrt(5.25))
})
