import type { Locale } from '@yanta/contract'

/** `1248` is `1 248` in Russian and `1,248` in English. */
export function formatNumber(value: number, locale: Locale): string {
  return isPlain(value) ? String(value) : decimals(locale, 0).format(value)
}

/** Hundredths with both digits: `411` is `4,11` in Russian and `4.11` in English. */
export function formatDecimal(hundredths: number, locale: Locale): string {
  return decimals(locale, 2).format(writeHundredths(hundredths))
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
