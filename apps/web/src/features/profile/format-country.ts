import type { Locale } from '@yanta/contract'

/** The name of a country by its two letters; the letters if it is unknown. */
export function formatCountry(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code.toUpperCase()) ?? code
}
