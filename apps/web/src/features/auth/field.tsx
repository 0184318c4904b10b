// A labelled input: its icon, and under it what is wrong with it. The input stays the browser's own.
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon, type IconName } from '../../ui/icon.tsx'
import styles from './field.module.css'

interface FieldProps {
  label: string
  icon: IconName
  error?: string
  input: ComponentProps<'input'>
  /** Takes the focus when the form opens. */
  isFirst?: boolean
  /** Behind the text of the input. */
  underlay?: ReactNode
  children?: ReactNode
}

export function Field({ label, icon, error, input, isFirst, underlay, children }: FieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className={styles.field} data-wrong={error ? true : undefined}>
      <label className={styles.label} htmlFor={id}>{label}</label>
      <div className={styles.input}>
        <Icon name={icon} />
        <div className={styles.text}>
          {underlay}
          <input id={id} data-autofocus={isFirst || undefined} aria-invalid={error ? true : undefined} aria-describedby={error ? errorId : undefined} {...input} />
        </div>
        {children}
      </div>
      {error && <p id={errorId} className={styles.error} role="alert"><Icon name="warn" size={16} />{error}</p>}
    </div>
  )
}
