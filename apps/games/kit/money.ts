import type { Currency, Locale } from '@yanta/contract'

const signs: Record<Currency, string> = { RUB: '₽', EUR: '€', USD: '$', UAH: '₴', KZT: '₸', CAD: 'CA$' }
const signBefore = new Set<Currency>(['EUR', 'USD', 'CAD'])
const noBreak = '\u00a0'

/** Cached, because formatters are costly to create and used on every frame. */
const formatters = new Map<string, Intl.NumberFormat>()
function formatHundredths(hundredths: number, locale: Locale, decimals = 2): string {
  const key = `${locale} ${decimals}`
  const formatter =
    formatters.get(key) ??
    new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  formatters.set(key, formatter)
  return formatter.format(hundredths / 100)
}

/**
 * A formatted amount, the same as on the site around the game [9.9]: `12 480,50 ₽`, `12,480.50 ₽`, `$120.00`.
 * @param minor minor units (kopecks, cents); a negative one gets a true minus sign
 */
export function formatMoney(minor: number, currency: Currency, locale: Locale): string {
  return addSign(formatHundredths(Math.abs(minor), locale), minor < 0, currency, locale)
}

/** Amounts to choose from, in minor units, none negative: all without decimals where each is whole, `150 000 ₸`, else as `formatMoney`. */
export function formatAmountChoices(
  amounts: readonly number[],
  currency: Currency,
  locale: Locale,
): string[] {
  const decimals = amounts.every((amount) => amount % 100 === 0) ? 0 : 2
  return amounts.map((amount) => addSign(formatHundredths(amount, locale, decimals), false, currency, locale))
}

function addSign(digits: string, isNegative: boolean, currency: Currency, locale: Locale): string {
  const minus = isNegative ? '−' : ''
  if (locale === 'en' && signBefore.has(currency)) return minus + signs[currency] + digits
  return minus + digits + noBreak + signs[currency]
}

/** Hundredths of a percent as text: 9612 is `96,12 %` or `96.12%`. */
export function formatPercent(hundredths: number, locale: Locale): string {
  const digits = formatHundredths(hundredths, locale)
  return locale === 'ru' ? `${digits}${noBreak}%` : `${digits}%`
}

/** A time in the player's own time zone: `21.11.26, 14:36:08`, the site's format in both languages. */
export function formatTime(iso: string): string {
  return new Intl.DateTimeFormat('ru', {
    day: '2-digit',
    month: '2-digit',
    year: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(new Date(iso))
}
