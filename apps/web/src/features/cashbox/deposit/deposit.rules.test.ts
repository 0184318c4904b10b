import { paymentSystem } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { chooseFirstAmount, chooseFirstMethod, computeFee, listPresets } from './deposit.rules.ts'

test.each([
  [500_000, { percent: 0, fixed: 0 }, 0],
  [500_000, { percent: 150, fixed: 0 }, 7_500],
  [500_000, { percent: 150, fixed: 3_000 }, 10_500],
  [333, { percent: 150, fixed: 0 }, 5],
  [366, { percent: 150, fixed: 0 }, 5],
  [367, { percent: 150, fixed: 0 }, 6],
  [Number.MAX_SAFE_INTEGER - 1, { percent: 10_000, fixed: 0 }, Number.MAX_SAFE_INTEGER - 1],
])('of %d with %j the player pays %d on top', (amount, fee, expected) => {
  expect(computeFee(amount, fee)).toBe(expected)
})

test('only the sums that the way takes are offered [9.10]', () => {
  expect(listPresets([50_000, 100_000, 500_000], { min: 60_000, max: 500_000 })).toEqual([100_000, 500_000])
})

test.each([
  [50_000, 50_000],
  [5_000, 10_000],
  [900_000, 100_000],
])('%d is suggested, within 10,000 and 100,000 it begins with %d [7.72]', (suggested, first) => {
  expect(chooseFirstAmount(suggested, { min: 10_000, max: 100_000 })).toBe(first)
})

test('the way to begin with is the one used last, else the first that is no more one [7.71], [9.19]', () => {
  const methods = [
    { ...paymentSystem, key: 'voucher', position: 1, isMore: true },
    { ...paymentSystem, key: 'card', position: 2 },
  ]
  expect(chooseFirstMethod(methods, null)?.key).toBe('card')
  expect(chooseFirstMethod(methods, 'voucher')?.key).toBe('voucher')
  expect(chooseFirstMethod([], 'voucher')).toBeNull()
})
