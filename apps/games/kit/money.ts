import type { Currency, Locale } from '@yanta/contract'

const signs: Record<Currency, string> = { RUB: '₽', EUR: '€', USD: '$', UAH: '₴', KZT: '₸', CAD: 'CA$' }
const signBefore = new Set<Currency>(['EUR', 'USD', 'CAD'])
const noBreak = '\u00a0'

/** Formatters are costly to make and asked for on every frame. */
const formatters = new Map<Locale, Intl.NumberFormat>()
function formatHundredths(hundredths: number, locale: Locale): string {
  const formatter =
    formatters.get(locale) ??
    new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  formatters.set(locale, formatter)
  return formatter.format(hundredths / 100)
}

/**
 * An amount as a person reads it, the same way as on the site around the game [9.9]: `12 480,50 ₽`, `12,480.50 ₽`, `$120.00`.
 * @param minor minor units (kopecks, cents); a negative one gets a true minus sign
 */
export function formatMoney(minor: number, currency: Currency, locale: Locale): string {
  const digits = formatHundredths(Math.abs(minor), locale)
  const minus = minor < 0 ? '−' : ''
  if (locale === 'en' && signBefore.has(currency)) return minus + signs[currency] + digits
  return minus + digits + noBreak + signs[currency]
}

/** Hundredths of a percent as text: 9612 is `96,12 %` or `96.12%`. */
export function formatPercent(hundredths: number, locale: Locale): string {
  const digits = formatHundredths(hundredths, locale)
  return locale === 'ru' ? `${digits}${noBreak}%` : `${digits}%`
}

/** A moment in the player's own time zone: `21.11.26, 14:36:08`, the house's way in both languages. */
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
