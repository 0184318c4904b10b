import type { Locale } from '@yanta/contract'

/** `1248` is `1 248` in Russian and `1,248` in English. */
export function formatNumber(value: number, locale: Locale): string {
  return isPlain(value) ? String(value) : decimals(locale, 0).format(value)
}

/** Hundredths with both digits: `411` is `4,11` in Russian and `4.11` in English. */
export function formatDecimal(hundredths: number, locale: Locale): string {
  return decimals(locale, 2).format(writeHundredths(hundredths))
}

/** Milliseconds as seconds, with a decimal only where there is one: `2500` is `2,5` in Russian, `5000` is `5`. */
export function formatSeconds(ms: number, locale: Locale): string {
  const tenths = Math.round(ms / 100)
  return tenths % 10 === 0 ? formatNumber(tenths / 10, locale) : decimals(locale, 1).format(tenths / 10)
}

/** Hundredths of compoints, with decimals only where there are some: `234050` is `2 340,50` in Russian, `234000` is `2 340`. */
export function formatCompoints(hundredths: number, locale: Locale): string {
  const size = Math.abs(hundredths)
  const text = size % 100 === 0 ? formatNumber(size / 100, locale) : formatDecimal(size, locale)
  return hundredths < 0 ? `−${text}` : text
}

/** Whether every language writes a number without formatting: creating a formatter takes a phone 20 ms. */
export function isPlain(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1_000
}

/** Exact decimal text of hundredths, which Intl formats without rounding. */
export function writeHundredths(hundredths: number): Intl.StringNumericLiteral {
  return `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}` as Intl.StringNumericLiteral
}

const formats = new Map<string, Intl.NumberFormat>()
/** The format of a language with exactly so many decimals. */
export function decimals(locale: Locale, digits: number): Intl.NumberFormat {
  const key = `${locale}${digits}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  formats.set(key, format)
  return format
}
