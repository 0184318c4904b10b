// The only module that formats money, numbers and dates. Amounts are in minor units and never become floats.
import type { Currency, Locale } from '@yanta/contract'

const symbols: Record<Currency, string> = { RUB: '₽', EUR: '€', USD: '$', UAH: '₴', KZT: '₸', CAD: 'CA$' }
/** Written before the number in English; after it in Russian, as all others in both languages. */
const leadingInEnglish = new Set<Currency>(['EUR', 'USD', 'CAD'])
const noBreak = '\u00a0'

/** `1248050` kopecks are `12 480,50 ₽` in Russian and `12,480.50 ₽` in English; the spaces never break [9.9]. */
export function formatMoney(minorUnits: number, currency: Currency, locale: Locale): string {
  return withSymbol(
    decimals(locale, 2).format(decimalText(Math.abs(minorUnits))),
    minorUnits < 0,
    currency,
    locale,
  )
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
  const format = decimals(locale, min % 100 === 0 && max % 100 === 0 ? 0 : 2)
  const [from, to] = [decimalText(min), decimalText(max)]
  // `formatRange` of two equal amounts would print "about".
  return withSymbol(min === max ? format.format(from) : format.formatRange(from, to), false, currency, locale)
}

/** `1248` is `1 248` in Russian and `1,248` in English. */
export function formatNumber(value: number, locale: Locale): string {
  return isPlain(value) ? String(value) : decimals(locale, 0).format(value)
}

/** Whether both languages write a number without formatting: creating a formatter takes a phone 20 ms. */
export function isPlain(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1_000
}

/** Hundredths of a percent: `9612` is `96,12 %` in Russian and `96.12%` in English. */
export function formatPercent(hundredths: number, locale: Locale): string {
  const text = decimals(locale, 2).format(decimalText(hundredths))
  return locale === 'ru' ? `${text}${noBreak}%` : `${text}%`
}

/** `18.11.26, 14:36:08` in both languages, in the reader's time zone unless another is given. */
export function formatInstant(instant: string | number | Date, timeZone?: string): string {
  const parts = Object.fromEntries(
    instants(timeZone)
      .formatToParts(new Date(instant))
      .map((part) => [part.type, part.value]),
  )
  return `${parts.day}.${parts.month}.${parts.year}, ${parts.hour}:${parts.minute}:${parts.second}`
}

/** `14:36` in both languages, in the reader's time zone. */
export function formatTimeOfDay(instant: string | number | Date): string {
  return formatInstant(instant).slice(-8, -3)
}

/** `20 ноября 2026` in Russian and `20 November 2026` in English: the date an editor entered, the same for every reader. */
export function formatDate(instant: string, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatToParts(new Date(instant))
  return ['day', 'month', 'year'].map((type) => parts.find((part) => part.type === type)?.value).join(' ')
}

function withSymbol(amount: string, isNegative: boolean, currency: Currency, locale: Locale): string {
  const symbol = symbols[currency]
  const sign = isNegative ? '−' : ''
  return locale === 'en' && leadingInEnglish.has(currency)
    ? `${sign}${symbol}${amount}`
    : `${sign}${amount}${noBreak}${symbol}`
}

/** Exact decimal text of hundredths, which Intl formats without rounding. */
function decimalText(hundredths: number): Intl.StringNumericLiteral {
  return `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}` as Intl.StringNumericLiteral
}

const decimalFormats = new Map<string, Intl.NumberFormat>()
function decimals(locale: Locale, digits: number): Intl.NumberFormat {
  const key = `${locale}${digits}`
  const format =
    decimalFormats.get(key) ??
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  decimalFormats.set(key, format)
  return format
}

const instantFormats = new Map<string, Intl.DateTimeFormat>()
function instants(timeZone?: string): Intl.DateTimeFormat {
  const format =
    instantFormats.get(timeZone ?? '') ??
    new Intl.DateTimeFormat('en-GB', {
      day: '2-digit',
      month: '2-digit',
      year: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      timeZone,
    })
  instantFormats.set(timeZone ?? '', format)
  return format
}
