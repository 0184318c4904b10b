import { expect, test } from 'vitest'
import { findMissing, parseMask } from './mask.ts'

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
