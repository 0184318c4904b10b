import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeAmount } from '../plugins/amount-text.ts'
import { parseAmount } from './amount.ts'

test.each([
  ['250', 25_000],
  ['250.5', 25_050],
  ['250.50', 25_050],
  ['0.01', 1],
  ['0.29', 29],
  ['1.15', 115],
  ['10000000000.00', 1_000_000_000_000],
])('%s is %i minor units', (text, minorUnits) => {
  expect(parseAmount(text)).toBe(minorUnits)
})

test.each([
  '',
  '0',
  '0.00',
  '-5',
  '1,50',
  '1.505',
  '1e3',
  '0x64',
  '.5',
  '5.',
  ' 5',
  '1 000',
  'NaN',
  '10000000000.01',
  '9'.repeat(30),
  '9'.repeat(400),
])('"%s" is not an amount', (text) => {
  expect(() => parseAmount(text)).toThrow(expect.objectContaining({ name: 'DeskError' }))
})

test.each(['0', '10000000000.01', '9999999999999', '9'.repeat(30)])(
  '%s is reported as out of range, with the range',
  (text) => {
    expect(() => parseAmount(text)).toThrow('out of range: at least 0.01, at most 10000000000.00')
  },
)

test('every amount can be formatted and parsed again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000_000 }), (minorUnits) => {
      expect(parseAmount(writeAmount(minorUnits))).toBe(minorUnits)
    }),
  )
})
