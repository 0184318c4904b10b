import { expect, test } from 'vitest'
import { computeDepositFee } from './deposit-fee.ts'

test.each([
  [500_000, { percent: 0, fixed: 0 }, 0],
  [500_000, { percent: 150, fixed: 0 }, 7_500],
  [500_000, { percent: 150, fixed: 3_000 }, 10_500],
  [366, { percent: 150, fixed: 0 }, 5],
  [367, { percent: 150, fixed: 0 }, 6],
  [333, { percent: 150, fixed: 30 }, 35],
  [100, { percent: 50, fixed: 0 }, 1],
  [99, { percent: 50, fixed: 0 }, 0],
  [1_000_000_000_000, { percent: 10_000, fixed: 1 }, 1_000_000_000_001],
  [Number.MAX_SAFE_INTEGER - 1, { percent: 10_000, fixed: 0 }, Number.MAX_SAFE_INTEGER - 1],
])('the fee of %s by %o is %s, rounded to the nearest', (amount, terms, expected) => {
  expect(computeDepositFee(amount, terms)).toBe(expected)
})
