import type { Locale } from '@yanta/contract'
import { percentSigns } from './locale-table.ts'
import { decimals, formatDecimal } from './number.ts'

/** Hundredths of a percent: `9612` is `96,12 %` in Russian and `96.12%` in English. */
export function formatPercent(hundredths: number, locale: Locale): string {
  return formatDecimal(hundredths, locale) + percentSigns[locale]
}

/** A share of one as percent with so many digits: `36 / 37` with three is `97,297 %` in Russian. */
export function formatShare(share: number, locale: Locale, digits: number): string {
  return decimals(locale, digits).format(share * 100) + percentSigns[locale]
}
