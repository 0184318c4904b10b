import type { Locale } from '@yanta/contract'

/** `14` is `1,4` in Russian and `1.4` in English, `10` is `1`. */
export function formatTenths(tenths: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(tenths / 10)
}
