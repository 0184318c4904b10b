import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'
import styles from './tick.module.css'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** What is agreed to; may hold links. */
  children: ReactNode
  error?: string
}

/** A box to tick, with its text beside it. */
export function Checkbox({ children, error, ...input }: CheckboxProps) {
  const errorId = useId()
  return (
    <div>
      <label className={styles.choice}>
        <input type="checkbox" className={styles.input} aria-invalid={error ? true : undefined} aria-describedby={error ? errorId : undefined} {...input} />
        <span className={styles.box}><Icon name="check" size={16} /></span>
        <span>{children}</span>
      </label>
      {error && <p id={errorId} className={styles.error} role="alert"><Icon name="warn" size={16} />{error}</p>}
    </div>
  )
}
