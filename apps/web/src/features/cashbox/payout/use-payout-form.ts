// What is typed into the form of a payout: checked when a field is left and when the form is sent, by the platform's own rules.
import type { PayoutField, PayoutSystem } from '@yanta/contract'
import { useState } from 'react'
import type { Refusal } from '../../../data/api/result.ts'
import type { MessageKey } from '../../../i18n/message-key.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { writeAmount } from '../../../domain/wallet/typed-amount.ts'
import { type AmountProblem, checkAmount, findFieldError, readServerErrors } from './payout-fields.ts'

export interface PayoutFormControl {
  /** Typed texts of the chosen way's fields. */
  typed: Readonly<Record<string, string>>
  /** Leaving the form would lose something that was typed since the last request. */
  isTyped: boolean
  /** Of fields that were left or sent; cleared when they change. */
  errors: Readonly<Record<string, MessageKey>>
  /** As it is typed. */
  amountText: string
  amountProblem: AmountProblem | null
  /** The sum, in minor units; null while it is none. */
  amount: number | null
  type: (name: string, text: string) => void
  typeAmount: (text: string) => void
  /** Writes as much as may be paid out. */
  typeAll: () => void
  leave: (name: string) => void
  isRight: (field: PayoutField) => boolean
  leaveAmount: () => void
  /** The sum when everything is right; null marks what is not. */
  check: () => number | null
  /** Marks what the platform refused; false where it named no field. */
  markRefused: (refusal: Refusal<string>) => boolean
  forgetAmount: () => void
}

/**
 * @param limits in minor units, those of the way and what is available
 */
export function usePayoutForm(
  system: PayoutSystem,
  limits: { min: number; max: number; available: number },
): PayoutFormControl {
  const { locale } = useI18n()
  // Each way has fields of its own, which stay typed while another one is looked at.
  const [typedByWay, setTypedByWay] = useState<Record<string, Record<string, string>>>({})
  const [errorsByWay, setErrorsByWay] = useState<Record<string, Record<string, MessageKey>>>({})
  const [amountText, setAmountText] = useState('')
  const [isChanged, setIsChanged] = useState(false)
  const [isAmountLeft, setIsAmountLeft] = useState(false)
  const [refusedAmount, setRefusedAmount] = useState<AmountProblem | null>(null)
  const { key, fields } = system
  const typed = typedByWay[key] ?? {}
  const errors = errorsByWay[key] ?? {}
  const read = checkAmount(amountText, locale, limits)
  const problem = 'problem' in read ? read.problem : null
  const setErrors = (change: (before: Record<string, MessageKey>) => Record<string, MessageKey>) =>
    setErrorsByWay((before) => ({ ...before, [key]: change(before[key] ?? {}) }))
  const typeAmount = (text: string) => {
    setAmountText(text)
    setIsChanged(true)
    setRefusedAmount(null)
  }
  return {
    typed,
    isTyped:
      isChanged &&
      [amountText, ...Object.values(typedByWay).flatMap(Object.values<string>)].some(
        (text) => text.trim() !== '',
      ),
    errors,
    amountText,
    amountProblem: refusedAmount ?? (isAmountLeft ? problem : null),
    amount: 'amount' in read ? read.amount : null,
    type(name, text) {
      setTypedByWay((before) => ({ ...before, [key]: { ...before[key], [name]: text } }))
      setIsChanged(true)
      setErrors(({ [name]: _cleared, ...rest }) => rest)
    },
    typeAmount,
    typeAll() {
      typeAmount(writeAmount(Math.min(limits.available, limits.max), locale))
      setIsAmountLeft(true)
    },
    leave(name) {
      const field = fields.find((each) => each.name === name)!
      // An empty field that was only passed is no error yet.
      const error = typed[name]?.trim() ? findFieldError(field, typed) : null
      if (error) setErrors((before) => ({ ...before, [name]: error }))
    },
    isRight: (field) => findFieldError(field, typed) === null,
    leaveAmount() {
      if (amountText.trim() !== '') setIsAmountLeft(true)
    },
    check() {
      const found = fields.flatMap((field) => {
        const error = findFieldError(field, typed)
        return error ? [[field.name, error] as const] : []
      })
      setErrors(() => Object.fromEntries(found))
      setIsAmountLeft(true)
      return found.length === 0 && 'amount' in read ? read.amount : null
    },
    markRefused({ code, errors: refused }) {
      if (code === 'insufficient_funds') setRefusedAmount('funds')
      if (code === 'amount_out_of_range') setRefusedAmount('range')
      const { amount: wrongAmount, ...wrong } = readServerErrors(system, refused)
      if (wrongAmount) setRefusedAmount('unreadable')
      setErrors((before) => ({ ...before, ...wrong }))
      return (
        code === 'insufficient_funds' ||
        code === 'amount_out_of_range' ||
        wrongAmount !== undefined ||
        Object.keys(wrong).length > 0
      )
    },
    forgetAmount() {
      setIsChanged(false)
      setAmountText('')
      setIsAmountLeft(false)
      setRefusedAmount(null)
    },
  }
}
