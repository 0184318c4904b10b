// Amounts are in minor units and never become floats. The spaces of an amount never break [9.9].
import type { Currency, Locale } from '@yanta/contract'
import { leadingSymbols } from './locale-table.ts'
import { decimals, formatDecimal, writeHundredths } from './number.ts'

export const currencySymbols: Record<Currency, string> = {
  RUB: '₽',
  EUR: '€',
  USD: '$',
  UAH: '₴',
  KZT: '₸',
  CAD: 'CA$',
}
const noBreak = '\u00a0'

/** `1248050` kopecks are `12 480,50 ₽` in Russian and `12,480.50 ₽` in English. */
export function formatMoney(minorUnits: number, currency: Currency, locale: Locale): string {
  return withSymbol(formatDecimal(Math.abs(minorUnits), locale), minorUnits < 0, currency, locale)
}

/** Whole units without decimals, for rounded sums such as prize funds: `5 000 000 ₽`. */
export function formatWholeMoney(minorUnits: number, currency: Currency, locale: Locale): string {
  return withSymbol(
    decimals(locale, 0).format(Math.trunc(Math.abs(minorUnits) / 100)),
    minorUnits < 0,
    currency,
    locale,
  )
}

/** A range: `10–5 000 ₽`, without decimals where neither amount has any. */
export function formatMoneyRange(min: number, max: number, currency: Currency, locale: Locale): string {
  const format = decimals(locale, countDecimals([min, max]))
  const [from, to] = [writeHundredths(min), writeHundredths(max)]
  // `formatRange` of two equal amounts would print "about".
  return withSymbol(min === max ? format.format(from) : format.formatRange(from, to), false, currency, locale)
}

/** Amounts to choose from, none negative: all without decimals where each is whole, `150 000 ₸`, else as `formatMoney`. */
export function formatAmountChoices(
  amounts: readonly number[],
  currency: Currency,
  locale: Locale,
): string[] {
  const format = decimals(locale, countDecimals(amounts))
  return amounts.map((amount) => withSymbol(format.format(writeHundredths(amount)), false, currency, locale))
}

function countDecimals(amounts: readonly number[]): 0 | 2 {
  return amounts.every((amount) => amount % 100 === 0) ? 0 : 2
}

function withSymbol(amount: string, isNegative: boolean, currency: Currency, locale: Locale): string {
  const sign = isNegative ? '−' : ''
  return leadingSymbols[locale].includes(currency)
    ? `${sign}${currencySymbols[currency]}${amount}`
    : `${sign}${amount}${noBreak}${currencySymbols[currency]}`
}
