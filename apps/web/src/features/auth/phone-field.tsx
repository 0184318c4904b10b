// A phone with a simple mask: digits are grouped while they are typed, the missing ones stand faintly behind.
import { type ComponentProps, type FormEvent } from 'react'
import { Field } from './field.tsx'
import styles from './phone-field.module.css'
import { findCaret, formatMissingPhone, formatPhone, readPhoneDigits } from './phone-mask.ts'

interface PhoneFieldProps {
  label: string
  error?: string
  input: ComponentProps<'input'>
  value: string
}

export function PhoneField({ label, error, input, value }: PhoneFieldProps) {
  const missing = formatMissingPhone(readPhoneDigits(value))
  return (
    <Field
      label={label} icon="phone" error={error} isFirst
      underlay={missing && value && <span className={styles.mask} aria-hidden="true"><i>{value}</i>{missing}</span>}
      input={{
        ...input, type: 'tel', inputMode: 'tel', autoComplete: 'username', maxLength: 30, placeholder: '+7 (___) ___-__-__',
        onInput: group,
      }}
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
