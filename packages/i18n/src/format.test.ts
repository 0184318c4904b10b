import { expect, test } from 'vitest'
import {
  formatAmountChoices,
  formatCompoints,
  formatDate,
  formatInstant,
  formatInstantInWords,
  formatMoney,
  formatMoneyRange,
  formatNumber,
  formatPercent,
  formatShare,
  formatShortAmount,
  formatTimeOfDay,
  formatWholeMoney,
  localeNames,
} from './index.ts'

const space = '\u00a0'

const sums = [
  [1_248_050, 'RUB', 'ru', `12${space}480,50${space}₽`],
  [1_248_050, 'RUB', 'en', `12,480.50${space}₽`],
  [0, 'RUB', 'ru', `0,00${space}₽`],
  [5, 'RUB', 'ru', `0,05${space}₽`],
  [100, 'EUR', 'ru', `1,00${space}€`],
  [100, 'EUR', 'en', '€1.00'],
  [123_456, 'USD', 'en', '$1,234.56'],
  [123_456, 'CAD', 'en', 'CA$1,234.56'],
  [123_456, 'CAD', 'ru', `1${space}234,56${space}CA$`],
  [99, 'UAH', 'en', `0.99${space}₴`],
  [99, 'KZT', 'ru', `0,99${space}₸`],
  [-1_248_050, 'RUB', 'ru', `−12${space}480,50${space}₽`],
  [-50, 'USD', 'en', '−$0.50'],
  [Number.MAX_SAFE_INTEGER, 'RUB', 'en', `90,071,992,547,409.91${space}₽`],
] as const
test.each(sums)('%i minor units of %s in %s: %s [9.9]', (amount, currency, locale, text) => {
  expect(formatMoney(amount, currency, locale)).toBe(text)
})

test('an amount in whole units has no decimals', () => {
  expect(formatWholeMoney(500_000_000, 'RUB', 'ru')).toBe(`5${space}000${space}000${space}₽`)
  expect(formatWholeMoney(150, 'RUB', 'en')).toBe(`1${space}₽`)
})

test.each([
  [1_000, 500_000, 'RUB', 'ru', `10–5${space}000${space}₽`],
  [1_000, 500_000, 'RUB', 'en', `10–5,000${space}₽`],
  [20, 5_000, 'EUR', 'ru', `0,20–50,00${space}€`],
  [20, 5_000, 'EUR', 'en', '€0.20–50.00'],
  [1_000, 1_000, 'RUB', 'ru', `10${space}₽`],
] as const)('%i to %i minor units of %s are in %s: %s', (min, max, currency, locale, text) => {
  expect(formatMoneyRange(min, max, currency, locale)).toBe(text)
})

test('all spaces in an amount are non-breaking', () => {
  for (const locale of ['ru', 'en'] as const)
    expect(formatMoney(123_456_789_00, 'RUB', locale)).not.toContain(' ')
})

test('numbers and percents follow the language', () => {
  expect([formatNumber(12_480, 'ru'), formatNumber(12_480, 'en')]).toEqual([`12${space}480`, '12,480'])
  expect([formatPercent(9612, 'ru'), formatPercent(9612, 'en'), formatPercent(9605, 'en')]).toEqual([
    `96,12${space}%`,
    '96.12%',
    '96.05%',
  ])
})

test.each([
  [234_000, 'ru', `2${space}340`],
  [18_050, 'ru', '180,50'],
  [-18_005, 'en', '−180.05'],
  [0, 'en', '0'],
] as const)('%i hundredths of compoints in %s are %s [2.8]', (hundredths, locale, text) => {
  expect(formatCompoints(hundredths, locale)).toBe(text)
})

test('an instant is written with day, month and year in two digits [9.22]', () => {
  expect(formatInstant('2026-11-18T14:36:08Z', 'UTC')).toBe('18.11.26, 14:36:08')
  expect(formatInstant('2026-11-18T00:06:08Z', 'UTC')).toBe('18.11.26, 00:06:08')
})

test("the time of day is in the reader's time zone", () => {
  expect(formatTimeOfDay(new Date(2026, 10, 18, 9, 5, 8))).toBe('09:05')
})

test('a date is written out, the same in every time zone', () => {
  expect(formatDate('2026-11-20T23:30:00.000Z', 'ru')).toBe('20 ноября 2026')
  expect(formatDate('2026-11-20T00:00:00.000Z', 'en')).toBe('20 November 2026')
})

test.each([
  [[15_000_000, 300_000_000], 'KZT', 'ru', [`150${space}000${space}₸`, `3${space}000${space}000${space}₸`]],
  [[100, 500], 'EUR', 'en', ['€1', '€5']],
  [[20, 200], 'EUR', 'en', ['€0.20', '€2.00']],
] as const)(
  '%j of %s to choose from in %s drop decimals only together',
  (amounts, currency, locale, texts) => {
    expect(formatAmountChoices(amounts, currency, locale)).toEqual(texts)
  },
)

test('a share is a percentage with as many digits as asked for', () => {
  expect(formatShare(36 / 37, 'ru', 3)).toBe(`97,297${space}%`)
  expect(formatShare(36 / 37, 'en', 3)).toBe('97.297%')
})

test.each([
  [50_00, 'ru', '50'],
  [50, 'en', '0.5'],
  [2_500_00, 'ru', '2,5к'],
  [2_500_00, 'en', '2.5K'],
  [150_000_00, 'ru', '150к'],
  [3_000_000_00, 'ru', '3М'],
] as const)('%i minor units are short in %s: %s', (amount, locale, text) => {
  expect(formatShortAmount(amount, locale)).toBe(text)
})

test('an instant in words is in UTC and says so', () => {
  const noon = new Date('2026-11-20T12:05:00Z')
  expect(formatInstantInWords(noon, 'ru').replaceAll(/\s/g, ' ')).toBe('20 ноября 2026 г. в 12:05 UTC')
  expect(formatInstantInWords(noon, 'en')).toBe('20 November 2026 at 12:05 UTC')
})

test('all languages name themselves', () => {
  expect(Object.values(localeNames).map(({ name }) => name)).toEqual(['Русский', 'English'])
})
