import type { Currency, Locale } from '@yanta/contract'

const signs: Record<Currency, string> = { RUB: '₽', EUR: '€', USD: '$', UAH: '₴', KZT: '₸', CAD: 'C$' }
const signBefore = new Set<Currency>(['EUR', 'USD', 'CAD'])
const noBreak = '\u00a0'

/** Formatters are costly to make and asked for on every frame. */
const formatters = new Map<string, Intl.NumberFormat>()
function findFormatter(locale: Locale, least: number, most: number): Intl.NumberFormat {
  const key = `${locale} ${least} ${most}`
  const known = formatters.get(key) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: most })
  formatters.set(key, known)
  return known
}

/**
 * An amount as a person reads it: `12 480,50 ₽`, `12,480.50 ₽`, `$120`. Whole amounts lose their zeros.
 * @param minor minor units (kopecks, cents); a negative one gets a true minus sign
 */
export function formatMoney(minor: number, currency: Currency, locale: Locale): string {
  const whole = minor % 100 === 0
  const digits = findFormatter(locale, whole ? 0 : 2, whole ? 0 : 2).format(Math.abs(minor) / 100)
  const minus = minor < 0 ? '−' : ''
  if (locale === 'en' && signBefore.has(currency)) return minus + signs[currency] + digits
  return minus + digits + noBreak + signs[currency]
}

/** Hundredths of a percent as text: 9612 is `96,12 %` or `96.12%`. */
export function formatPercent(hundredths: number, locale: Locale): string {
  const digits = findFormatter(locale, 2, 2).format(hundredths / 100)
  return locale === 'ru' ? `${digits}${noBreak}%` : `${digits}%`
}

/** A moment in the player's own time zone: `21.11.26, 14:36:08`, the house's way in both languages. */
export function formatTime(iso: string): string {
  return new Intl.DateTimeFormat('ru', { day: '2-digit', month: '2-digit', year: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' })
    .format(new Date(iso))
}
