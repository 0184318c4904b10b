import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareToLimits, readAmount, writeAmount } from './typed-amount.ts'

test.each([
  ['ru', '5000', 500_000],
  ['ru', '5\u00a0000', 500_000],
  ['ru', ' 5 000 ', 500_000],
  ['ru', '5 000,5', 500_050],
  ['ru', '5000,05', 500_005],
  ['ru', '5000,', 500_000],
  ['ru', '0', 0],
  ['ru', '007', 700],
  ['ru', '90071992547409,91', Number.MAX_SAFE_INTEGER],
  ['en', '5,000', 500_000],
  ['en', '5,000.50', 500_050],
  ['en', '1,000,000', 100_000_000],
  ['en', '5000.5', 500_050],
  ['en', '5 000', 500_000],
] as const)('in %s %j is a sum in minor units [9.9]', (locale, text, amount) => {
  expect(readAmount(text, locale)).toEqual({ amount })
})

test.each([
  ['ru', '', 'empty'],
  ['ru', ' \u00a0', 'empty'],
  ['ru', 'тысяча', 'unreadable'],
  ['ru', '5000 ₽', 'unreadable'],
  ['ru', '-500', 'unreadable'],
  ['ru', '−500', 'unreadable'],
  ['ru', '+500', 'unreadable'],
  ['ru', '1e400', 'unreadable'],
  ['ru', '0x10', 'unreadable'],
  ['ru', 'Infinity', 'unreadable'],
  ['ru', '5000.50', 'unreadable'],
  ['ru', '50,005', 'unreadable'],
  ['ru', '5,0,0', 'unreadable'],
  ['ru', ',50', 'unreadable'],
  ['ru', '90071992547409,92', 'huge'],
  ['ru', '9'.repeat(400), 'huge'],
  ['en', '5,00', 'unreadable'],
  ['en', '5000,000', 'unreadable'],
  ['en', '50.005', 'unreadable'],
  ['en', ',500', 'unreadable'],
  ['en', '1.000.000', 'unreadable'],
] as const)('in %s %j is no sum: %s', (locale, text, problem) => {
  expect(readAmount(text, locale)).toEqual({ problem })
})

test('every sum that the field writes is read as the same sum, in every language', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.constantFrom('ru' as const, 'en' as const), (amount, locale) => {
      expect(readAmount(writeAmount(amount, locale), locale)).toEqual({ amount })
    }),
  )
})

test.each([
  [9_999, 'low'],
  [10_000, null],
  [50_000, null],
  [100_000, null],
  [100_001, 'high'],
] as const)('%d within limits of 10,000 and 100,000: %s', (amount, expected) => {
  expect(compareToLimits(amount, { min: 10_000, max: 100_000 })).toBe(expected)
})
