import { type FocusEvent, type FormEvent, useState } from 'react'
import { readDate, tidyTypedDate, writeDate } from './date-text.ts'
import { FieldGroup, type FieldTexts } from './field-frame.tsx'
import styles from './date-field.module.css'
import type { InputBoxProps } from './input-box.tsx'
import { TextField } from './text-field.tsx'

interface DateFieldProps extends Omit<InputBoxProps, 'mask' | 'type' | 'icon'>, FieldTexts {
  /** The order of day, month and year, faintly behind what is typed; with the signs of `18.11.2026`. */
  pattern?: string
  /** The words of a day such as `2026-11-18`, read back under the field in place of its message. */
  describe?: (day: string) => string
}

/** A day, typed or pasted as people write it, and shown as `18.11.2026`; `readDate` tells which day that is. */
export function DateField({
  pattern = '__.__.____',
  describe,
  message,
  onInput,
  onBlur,
  ...field
}: DateFieldProps) {
  const [typed, setTyped] = useState(String(field.defaultValue ?? ''))
  const text = field.value === undefined ? typed : String(field.value)
  const day = readDate(text)
  function handleInput(event: FormEvent<HTMLInputElement>) {
    const input = event.currentTarget
    if (isWrittenOn(input, event.nativeEvent as InputEvent)) rewrite(input, tidyTypedDate(input.value))
    setTyped(input.value)
    onInput?.(event as never)
  }
  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const left = readDate(input.value)
    if (left && rewrite(input, writeDate(left))) input.dispatchEvent(new Event('input', { bubbles: true }))
    onBlur?.(event)
  }
  return (
    <TextField
      icon="calendar"
      inputMode="numeric"
      {...field}
      missing={
        /^(\d\d?|\d\d\.\d{0,2}|\d\d\.\d\d\.\d{0,4})?$/.test(text) ? pattern.slice(text.length) : undefined
      }
      message={day && describe ? describe(day) : message}
      onInput={handleInput}
      onBlur={handleBlur}
    />
  )
}

/** Neither a correction in the middle nor what is taken away. */
function isWrittenOn({ value, selectionStart }: HTMLInputElement, { inputType }: InputEvent): boolean {
  return !inputType?.startsWith('delete') && (inputType !== 'insertText' || selectionStart === value.length)
}

function rewrite(input: HTMLInputElement, text: string): boolean {
  const isOther = input.value !== text
  if (isOther) input.value = text
  return isOther
}

interface DateRangeFieldProps {
  legend: string
  labels: { from: string; to: string }
  /** As written. */
  from: string
  to: string
  onChange: (from: string, to: string) => void
  error?: string
}

/** Two days, and everything between them. */
export function DateRangeField({ legend, labels, from, to, onChange, error }: DateRangeFieldProps) {
  const isWrong = error ? true : undefined
  return (
    <FieldGroup legend={legend} isLegendHidden error={error}>
      <div className={styles.range}>
        <DateField
          label={labels.from}
          value={from}
          aria-invalid={isWrong}
          onChange={(event) => onChange(event.target.value, to)}
        />
        <DateField
          label={labels.to}
          value={to}
          aria-invalid={isWrong}
          onChange={(event) => onChange(from, event.target.value)}
        />
      </div>
    </FieldGroup>
  )
}
