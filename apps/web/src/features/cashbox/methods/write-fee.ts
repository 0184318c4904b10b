import type { Currency } from '@yanta/contract'
import { formatShare } from '@yanta/i18n'
import type { I18n } from '../../../i18n/use-i18n.tsx'
import type { PayMethod } from './arrange-methods.ts'

/** What a way takes, before a sum is known: `1,5 % + 30 ₽`; null for one that takes nothing. */
export function writeFee(
  { locale, moneyRange }: Pick<I18n, 'locale' | 'moneyRange'>,
  { percent, fixed }: PayMethod['fee'],
  currency: Currency,
): string | null {
  const parts = [
    percent > 0 && formatShare(percent / 10_000, locale, countDecimals(percent)),
    fixed > 0 && moneyRange(fixed, fixed, currency),
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' + ') : null
}

/** Of hundredths of a percent, as few as say it. */
function countDecimals(hundredths: number): number {
  if (hundredths % 100 === 0) return 0
  return hundredths % 10 === 0 ? 1 : 2
}
