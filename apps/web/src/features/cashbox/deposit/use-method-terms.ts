import type { Currency, PaymentSystem } from '@yanta/contract'
import { formatShare } from '@yanta/i18n'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import './deposit.messages.json'

/** Limits, fee and arrival of a way, in one line. */
export function useMethodTerms(): (
  system: PaymentSystem,
  limits: { min: number; max: number },
  currency: Currency,
) => string {
  const { t, locale, moneyRange } = useI18n()
  return ({ fee, arrival: { usual, most } }, { min, max }, currency) => {
    const sum = (amount: number) => moneyRange(amount, amount, currency)
    const parts = [
      fee.percent > 0 && formatShare(fee.percent / 10_000, locale, countDecimals(fee.percent)),
      fee.fixed > 0 && sum(fee.fixed),
    ].filter(Boolean)
    return t('cashbox.deposit.terms', {
      min: sum(min),
      max: sum(max),
      fee:
        parts.length > 0
          ? t('cashbox.deposit.fee.some', { fee: parts.join(' + ') })
          : t('cashbox.deposit.fee.none'),
      arrival: t(most > usual ? 'cashbox.deposit.arrival.once' : 'cashbox.deposit.arrival.usual', {
        usual: describe('cashbox.deposit', usual),
        most: describe('cashbox.deposit.most', most),
      }),
    })
  }
  function describe(key: 'cashbox.deposit' | 'cashbox.deposit.most', minutes: number): string {
    return minutes % 60 === 0 && minutes > 0
      ? t(`${key}.hours`, { count: minutes / 60 })
      : t(`${key}.minutes`, { count: minutes })
  }
}

/** Of hundredths of a percent, as few as say it. */
function countDecimals(hundredths: number): number {
  if (hundredths % 100 === 0) return 0
  return hundredths % 10 === 0 ? 1 : 2
}
