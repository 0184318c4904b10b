import { paymentSystem } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { chooseFirstAmount, chooseFirstMethod, listPresets } from './deposit.rules.ts'

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
