// What is typed for a payout, checked by the platform's own rules before it is sent. Pure.
import type {
  CallAnswer,
  Currency,
  Locale,
  PayoutField,
  PayoutSystem,
  RefusalItem,
  getGeneralLimit,
} from '@yanta/contract'
import { readPayoutField } from '@yanta/contract/payout-fields'
import type { MessageKey } from '../../../i18n/message-key.ts'
import { findLimits } from '../methods/arrange-methods.ts'
import { compareToLimits, readAmount } from '../../../domain/wallet/typed-amount.ts'

/** Typed texts by the names of the fields. */
export type TypedFields = Readonly<Record<string, string>>

export function findFieldError({ name, kind }: PayoutField, typed: TypedFields): MessageKey | null {
  const text = typed[name] ?? ''
  if (text.trim() === '') return 'cashbox.payout.field.required'
  return readPayoutField(kind, text) === null ? `cashbox.payout.field.${kind}` : null
}

/** Messages of the fields that the platform found wrong; `amount` is the sum's. */
export function readServerErrors(
  system: PayoutSystem,
  errors: readonly RefusalItem[],
): Record<string, MessageKey> {
  const found: Record<string, MessageKey> = {}
  for (const { field, params } of errors) {
    if (field === 'amount') found.amount = 'cashbox.payout.amount.unreadable'
    const wrong = system.fields.find(({ name }) => field === `fields.${name}`)
    if (wrong)
      found[wrong.name] =
        params?.rule === 'required' ? 'cashbox.payout.field.required' : `cashbox.payout.field.${wrong.kind}`
  }
  return found
}

export type GeneralLimit = CallAnswer<typeof getGeneralLimit>

/** Where the platform says nothing else, in minor units: 100 to 1,000,000, and three requests at once [5.18]. */
export const usualLimit: Pick<GeneralLimit, 'payout' | 'openPayouts'> = {
  payout: { min: 10_000, max: 100_000_000 },
  openPayouts: 3,
}

/** What a way pays out within the limits of all ways [7.71], in minor units. */
export function findPayoutLimits(
  system: Pick<PayoutSystem, 'limits'>,
  currency: Currency,
  { payout }: Pick<GeneralLimit, 'payout'>,
): { min: number; max: number } {
  const own = findLimits(system, currency) ?? payout
  return { min: Math.max(own.min, payout.min), max: Math.min(own.max, payout.max) }
}

export type AmountProblem = 'empty' | 'unreadable' | 'range' | 'funds'

/** The sum in minor units, or what is wrong with it. */
export function checkAmount(
  text: string,
  locale: Locale,
  { min, max, available }: { min: number; max: number; available: number },
): { amount: number } | { problem: AmountProblem } {
  const read = readAmount(text, locale)
  if ('problem' in read) return { problem: read.problem === 'huge' ? 'range' : read.problem }
  if (compareToLimits(read.amount, { min, max })) return { problem: 'range' }
  return read.amount > available ? { problem: 'funds' } : read
}
