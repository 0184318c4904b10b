import type { Currency, PaymentSystem } from '@yanta/contract'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { writeFee } from '../methods/write-fee.ts'
import './deposit.messages.json'

/** Limits, fee and arrival of a way, in one line. */
export function useMethodTerms(): (
  system: PaymentSystem,
  limits: { min: number; max: number },
  currency: Currency,
) => string {
  const i18n = useI18n()
  const { t, moneyRange } = i18n
  return ({ fee, arrival: { usual, most } }, { min, max }, currency) => {
    const sum = (amount: number) => moneyRange(amount, amount, currency)
    const taken = writeFee(i18n, fee, currency)
    return t('cashbox.deposit.terms', {
      min: sum(min),
      max: sum(max),
      fee: taken ? t('cashbox.deposit.fee.some', { fee: taken }) : t('cashbox.deposit.fee.none'),
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
