import { expect, test } from 'vitest'
import { formatMoney, formatPercent } from './money.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each([
  [1_248_050, 'RUB', 'ru', '12 480,50 ₽'],
  [1_248_050, 'RUB', 'en', '12,480.50 ₽'],
  [12_000, 'RUB', 'ru', '120 ₽'],
  [0, 'KZT', 'ru', '0 ₸'],
  [5, 'UAH', 'ru', '0,05 ₴'],
  [12_050, 'USD', 'en', '$120.50'],
  [12_050, 'CAD', 'en', 'C$120.50'],
  [12_000, 'EUR', 'ru', '120 €'],
  [-34_000, 'RUB', 'ru', '−340 ₽'],
] as const)('%i minor units of %s read %s as people write them', (minor, currency, locale, text) => {
  expect(plain(formatMoney(minor, currency, locale))).toBe(text)
})

test('money never wraps from its sign', () => {
  expect(formatMoney(1_248_050, 'RUB', 'ru')).not.toContain(' ')
})

test('hundredths of a percent keep both digits', () => {
  expect(plain(formatPercent(9610, 'ru'))).toBe('96,10 %')
  expect(formatPercent(9637, 'en')).toBe('96.37%')
})
