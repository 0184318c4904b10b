import { type ReactNode, useId } from 'react'
import styles from './field-frame.module.css'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

export interface FieldTexts {
  label: string
  /** At the end of the label's line, such as a length counter. */
  hint?: string
  /** Help under the control, while nothing is wrong. */
  message?: string
  /** What is wrong; announced when it appears. */
  error?: string
}

/** What a control needs to be tied to its texts. */
export interface FieldTies {
  'id': string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** A label above a control, and below it a help text or an error. */
export function FieldFrame({ label, hint, message, error, children }: FieldTexts & { children: (ties: FieldTies) => ReactNode }) {
  const id = useId()
  const text = error ?? message
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label htmlFor={id} id={`${id}-label`}>{label}</label>
        {hint && <span className={styles.hint}>{hint}</span>}
      </div>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': text ? `${id}-text` : undefined })}
      {text && (
        <p id={`${id}-text`} className={joinClasses(styles.message, error && styles.error)} role={error ? 'alert' : undefined}>
          {error && <Icon name="warn" size={16} />}
          {text}
        </p>
      )}
    </div>
  )
}
