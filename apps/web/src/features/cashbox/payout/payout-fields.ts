// What is typed for a payout, checked by the platform's own rules before it is sent. Pure.
import type { Locale, PayoutField, PayoutSystem, RefusalItem } from '@yanta/contract'
import { readPayoutField } from '@yanta/contract/payout-fields'
import type { MessageKey } from '../../../i18n/message-key.ts'
import { compareToLimits, readAmount } from '../methods/typed-amount.ts'

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
