// A phone of any country: its digits are grouped while they are typed, those that a Russian number still lacks stand faintly behind.
import type { ComponentProps, FormEvent } from 'react'
import { TextField } from '../../../ui/text-field.tsx'
import { findCaret, formatMissingPhone, formatPhone, readPhoneDigits } from './phone-mask.ts'

/** `value` is what the form holds of it. */
export function PhoneLoginField({ value, ...field }: ComponentProps<typeof TextField> & { value: string }) {
  return (
    <TextField
      {...field} icon="phone" type="tel" inputMode="tel" autoComplete="username" maxLength={30} placeholder="+7 (___) ___-__-__" data-autofocus
      missing={value && formatMissingPhone(readPhoneDigits(value))} onInput={group}
    />
  )
}

/** Groups the digits and keeps the caret behind the digit it was behind. */
function group(event: FormEvent<HTMLInputElement>): void {
  const field = event.currentTarget
  const caret = field.selectionStart ?? field.value.length
  const digits = readPhoneDigits(field.value)
  const text = formatPhone(digits)
  if (text === field.value) return
  const gained = digits.length - field.value.replace(/\D/g, '').length
  const before = field.value.slice(0, caret).replace(/\D/g, '').length + Math.max(0, gained)
  field.value = text
  const position = caret === field.value.length ? text.length : findCaret(text, before)
  field.setSelectionRange(position, position)
}
