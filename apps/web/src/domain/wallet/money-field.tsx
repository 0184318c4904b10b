import type { Currency } from '@yanta/contract'
import { currencySymbols, numberSigns } from '@yanta/i18n'
import type { Ref } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { AmountField } from '../../ui/fields/amount-field.tsx'
import './money-field.messages.json'
import { readAmount, writeAmount } from './typed-amount.ts'

interface MoneyFieldProps {
  label: string
  currency: Currency
  /** As it is typed; `readAmount` reads it. */
  value: string
  onChange: (value: string) => void
  /** Sums to choose at once, in minor units. */
  presets?: readonly number[]
  message?: string
  error?: string
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** A sum in a currency, written large. */
export function MoneyField({ currency, presets, onBlur, ...field }: MoneyFieldProps) {
  const { t, locale, moneyRange } = useI18n()
  const { value, onChange } = field
  /** What was typed is written like a ready sum, also where the mask came after it. */
  function handleBlur() {
    const read = readAmount(value, locale)
    const text = 'amount' in read ? writeAmount(read.amount, locale) : value
    if (text !== value) onChange(text)
    onBlur?.()
  }
  const amounts = presets?.map((amount) => ({
    value: writeAmount(amount, locale),
    label: moneyRange(amount, amount, currency),
  }))
  return (
    <AmountField
      {...field}
      onBlur={handleBlur}
      signs={numberSigns[locale]}
      unit={currencySymbols[currency]}
      presets={amounts && amounts.length > 0 ? { label: t('money_field.presets'), amounts } : undefined}
    />
  )
}
