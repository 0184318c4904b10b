import { expect, test } from 'vitest'
import { currencies, locales } from '@yanta/contract'
import { formatMoney as formatMoneyOfSite } from '../../web/src/i18n/format.ts'
import { formatAmountChoices, formatMoney, formatPercent } from './money.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each([
  [1_248_050, 'RUB', 'ru', '12 480,50 ₽'],
  [1_248_050, 'RUB', 'en', '12,480.50 ₽'],
  [12_000, 'RUB', 'ru', '120,00 ₽'],
  [0, 'KZT', 'ru', '0,00 ₸'],
  [5, 'UAH', 'ru', '0,05 ₴'],
  [12_050, 'USD', 'en', '$120.50'],
  [12_050, 'CAD', 'en', 'CA$120.50'],
  [12_000, 'EUR', 'ru', '120,00 €'],
  [-34_000, 'RUB', 'ru', '−340,00 ₽'],
] as const)('%i minor units of %s read %s as people write them', (minor, currency, locale, text) => {
  expect(plain(formatMoney(minor, currency, locale))).toBe(text)
})

test('an amount in a game is formatted like the same amount on the site [9.9]', () => {
  const amounts = [0, 1, 5, 99, 100, 12_000, 1_248_000, 1_248_050, -1, -34_000, 100_000_000_000]
  for (const currency of currencies)
    for (const locale of locales) {
      expect(amounts.map((amount) => formatMoney(amount, currency, locale))).toEqual(
        amounts.map((amount) => formatMoneyOfSite(amount, currency, locale)),
      )
    }
})

test.each([
  [[15_000_000, 300_000_000], 'KZT', 'ru', ['150 000 ₸', '3 000 000 ₸']],
  [[100, 500], 'EUR', 'en', ['€1', '€5']],
  [[20, 200], 'EUR', 'en', ['€0.20', '€2.00']],
] as const)(
  '%j of %s to choose from in %s drop decimals only together',
  (amounts, currency, locale, texts) => {
    expect(formatAmountChoices(amounts, currency, locale).map(plain)).toEqual(texts)
  },
)

test('an amount never wraps before its currency sign', () => {
  expect(formatMoney(1_248_050, 'RUB', 'ru')).not.toContain(' ')
})

test('hundredths of a percent keep both digits', () => {
  expect(plain(formatPercent(9610, 'ru'))).toBe('96,10 %')
  expect(formatPercent(9637, 'en')).toBe('96.37%')
})
