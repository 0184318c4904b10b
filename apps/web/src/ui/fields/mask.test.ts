import { maskitoTransform } from '@maskito/core'
import { expect, test } from 'vitest'
import { buildSumMask, findMissing, parseMask, readTypedSum } from './mask.ts'
import { buildSumOptions } from './use-mask.ts'

test.each([
  ['', '##.##.####', '__.__.____'],
  ['18', '##.##.####', '.__.____'],
  ['18.11.2026', '##.##.####', ''],
  ['+7 (707) 555-18-', '+7 (###) ###-##-##', '__'],
])('after %j the mask %j still wants %j', (typed, mask, missing) => {
  expect(findMissing(mask, typed)).toBe(missing)
})

test('a digit matches where the mask has #, its other characters stand for themselves', () => {
  const [digit, point] = parseMask('#.')
  expect([String(digit), point]).toEqual([String(/\d/), '.'])
})

test('the mask of a sum has as many digits as the text, and one when it is empty', () => {
  expect(buildSumMask('', { group: ' ' })).toHaveLength(1)
  expect(buildSumMask('1234567', { group: ' ' }).filter((part) => part === ' ')).toHaveLength(2)
})

test.each([
  ['5', '5'],
  ['5000', '5 000'],
  ['1 2345', '12 345'],
  ['12 34', '1 234'],
  ['1234567,891', '1 234 567,89'],
  ['12ab34', '1 234'],
])('a typed sum of %j is written %j', (typed, written) => {
  expect(maskitoTransform(typed, buildSumOptions({ group: ' ', decimal: ',' }))).toBe(written)
})

test.each([
  ['.', ','],
  ['5', '5'],
  ['12,480.50', '12480,50'],
  ['12 480,5 ₽', '12480,5'],
  ['5,000', '5000'],
  ['1.234.567', '1234567'],
  ['', ''],
])('%j, typed or pasted, adds %j', (typed, added) => {
  expect(readTypedSum(typed, ',')).toBe(added)
})

test('a sum without a fraction has none', () => {
  expect(readTypedSum('12.50', undefined)).toBe('12')
})
