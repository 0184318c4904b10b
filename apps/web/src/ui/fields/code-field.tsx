// A short code of digits in cells. It is one input, so that pasting, autofill from a message and screen readers work.
import type { ComponentProps } from 'react'
import styles from './code-field.module.css'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import { joinClasses } from '../join-classes.ts'

interface CodeFieldProps
  extends Pick<ComponentProps<'input'>, 'disabled' | 'name' | 'onBlur' | 'autoFocus'>, FieldTexts {
  /** Digits only. */
  value: string
  onChange: (digits: string) => void
  /** Called once the last digit is in. */
  onComplete?: (digits: string) => void
  length?: number
  /** A dash stands after this many cells: `##-##`. */
  groupOf?: number
}

export function CodeField({
  label,
  hint,
  message,
  error,
  value,
  onChange,
  onComplete,
  length = 4,
  groupOf = length / 2,
  ...input
}: CodeFieldProps) {
  function handleChange(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, length)
    if (digits === value) return
    onChange(digits)
    if (digits.length === length) onComplete?.(digits)
  }
  return (
    <FieldFrame label={label} hint={hint} message={message} error={error}>
      {(ties) => (
        <div className={joinClasses(styles.box, error && styles.wrong, length > 4 && styles.long)}>
          <input
            className={styles.input}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            // [5.1] Read out only: the cells show what is missing.
            placeholder={length === 4 ? '-- -- -- --' : undefined}
            value={value}
            {...input}
            {...ties}
            onChange={(event) => handleChange(event.target.value)}
          />
          {Array.from({ length }, (_, index) => (
            <Cell
              key={index}
              digit={value[index]}
              isCurrent={index === Math.min(value.length, length - 1)}
              hasDash={index > 0 && index % groupOf === 0}
            />
          ))}
        </div>
      )}
    </FieldFrame>
  )
}

function Cell({
  digit,
  isCurrent,
  hasDash,
}: {
  digit: string | undefined
  isCurrent: boolean
  hasDash: boolean
}) {
  return (
    <>
      {hasDash && <span className={styles.separator} aria-hidden="true" />}
      <span
        className={joinClasses(styles.cell, !digit && styles.empty, isCurrent && styles.current)}
        aria-hidden="true"
      >
        {digit ?? '–'}
      </span>
    </>
  )
}
