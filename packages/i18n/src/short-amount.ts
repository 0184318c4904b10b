import type { Locale } from '@yanta/contract'
import { shortUnits } from './locale-table.ts'

/** An amount of minor units short enough for a chip: `50`, `1к`, `2,5к`, `0,5`. */
export function formatShortAmount(minorUnits: number, locale: Locale): string {
  const major = minorUnits / 100
  const [thousand, million] = shortUnits[locale]
  const write = (value: number, unit: string): string =>
    `${new Intl.NumberFormat(locale, { maximumFractionDigits: value < 100 ? 2 : 0, useGrouping: false }).format(value)}${unit}`
  if (major >= 1_000_000) return write(major / 1_000_000, million)
  return major >= 1000 ? write(major / 1000, thousand) : write(major, '')
}
