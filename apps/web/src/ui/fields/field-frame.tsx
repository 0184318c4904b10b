import { type ReactNode, useId } from 'react'
import styles from './field-frame.module.css'
import { Icon } from '../data/icon.tsx'
import { joinClasses } from '../join-classes.ts'
import { useSettledError } from './use-settled-error.ts'

export interface FieldTexts {
  label: string
  /** Something around the field says what it is; the label is for screen readers alone. */
  isLabelHidden?: boolean
  /** At the end of the label's line, such as a length counter. */
  hint?: string
  /** Help under the control, while nothing is wrong. */
  message?: string
  /** What is wrong; announced when it appears. */
  error?: string
}

/** What a control needs to be tied to its texts. */
export interface FieldTies {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** A label above a control, and below it a help text or an error. */
export function FieldFrame({
  label,
  isLabelHidden,
  hint,
  message,
  error: found,
  children,
}: FieldTexts & { children: (ties: FieldTies) => ReactNode }) {
  const id = useId()
  const error = useSettledError(found)
  const text = error ?? message
  return (
    <div className={styles.field}>
      <div className={joinClasses(styles.top, isLabelHidden && styles.hidden)}>
        <label htmlFor={id} id={`${id}-label`}>
          {label}
        </label>
        {hint && <span className={styles.hint}>{hint}</span>}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': text ? `${id}-text` : undefined,
      })}
      {error ? (
        <FieldError id={`${id}-text`}>{error}</FieldError>
      ) : (
        message && (
          <p id={`${id}-text`} className={styles.message}>
            {message}
          </p>
        )
      )}
    </div>
  )
}

/** What is wrong with a control, under it; announced when it appears. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={joinClasses(styles.message, styles.error)} role="alert">
      <Icon name="warn" size={16} />
      <span>{children}</span>
    </p>
  )
}

interface FieldGroupProps {
  legend: string
  isLegendHidden?: boolean
  error?: string
  /** One of its controls is chosen, or all of them are filled in. */
  role?: 'radiogroup' | 'group'
  children: ReactNode
}

/** Several controls that answer one question. */
export function FieldGroup({ legend, isLegendHidden, error, role = 'group', children }: FieldGroupProps) {
  const errorId = useId()
  return (
    <fieldset
      className={styles.group}
      role={role}
      aria-invalid={role === 'radiogroup' && error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={isLegendHidden ? styles.hidden : styles.legend}>{legend}</legend>
      {children}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
