import type { Currency } from '@yanta/contract'
import type { I18n } from '../../i18n/use-i18n.tsx'

/** A result: `+2 700 ₽`, `−340 ₽`, and `0 ₽`; without decimals where it has none. */
export function writeResult(
  { moneyRange }: Pick<I18n, 'moneyRange'>,
  amount: number,
  currency: Currency,
): string {
  const size = Math.abs(amount)
  const sum = moneyRange(size, size, currency)
  if (amount === 0) return sum
  return amount < 0 ? `−${sum}` : `+${sum}`
}
