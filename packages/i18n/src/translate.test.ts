import { expect, test } from 'vitest'
import { createTranslate, fillText } from './index.ts'

const catalogue = {
  ru: { spins: '{count, plural, one {# фриспин} few {# фриспина} many {# фриспинов} other {# фриспина}}' },
  en: { spins: '{count, plural, one {# free spin} other {# free spins}}' },
}

test.each([
  [1, '1 фриспин'],
  [2, '2 фриспина'],
  [5, '5 фриспинов'],
  [11, '11 фриспинов'],
  [21, '21 фриспин'],
  [22, '22 фриспина'],
])('%i takes its Russian plural form', (count, text) => {
  expect(createTranslate(catalogue, 'ru')('spins', { count })).toBe(text)
})

test('each language has the forms of its own', () => {
  expect(createTranslate(catalogue, 'en')('spins', { count: 1 })).toBe('1 free spin')
  expect(createTranslate(catalogue, 'en')('spins', { count: 22 })).toBe('22 free spins')
})

test('values are inserted, numbers in the format of the locale', () => {
  expect(fillText('{name}: ×{factor}', { name: 'Neon', factor: 5000 }, 'en')).toBe('Neon: ×5,000')
  expect(fillText('{name}: ×{factor}', { name: 'Neon', factor: 5000 }, 'ru')).toBe('Neon: ×5\u00a0000')
})

test('a missing value throws instead of leaving a gap in the text', () => {
  expect(() => fillText('{amount} won', {}, 'en')).toThrow('message value amount is missing')
})
