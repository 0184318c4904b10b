import type { Refusal } from '../../../data/api/result.ts'
import { describeRefusal } from '../../../i18n/refusal-words.ts'
import type { I18n } from '../../../i18n/use-i18n.tsx'
import './exchange.messages.json'

const own = ['insufficient_funds', 'product_sold_out', 'product_level_required'] as const

/** Why nothing was exchanged [8.30-8.32]; the words of money don't fit what is paid in shells. */
export function describeExchangeRefusal(t: I18n['t'], refusal: Refusal<string>): string {
  if (refusal.status === 0) return t('exchange.unknown')
  const code = own.find((known) => known === refusal.code)
  return code ? t(`exchange.refused.${code}`) : describeRefusal(t, refusal)
}
