import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field-frame.tsx'
import { Icon } from '../data/icon.tsx'
import styles from './tick.module.css'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** What is agreed to; may hold links. */
  children: ReactNode
  /** At the end of the line, such as a number of things. */
  end?: ReactNode
  error?: string
}

/** A box to tick, with its text beside it. */
export function Checkbox({ children, end, error, ...input }: CheckboxProps) {
  const errorId = useId()
  return (
    <div>
      <label className={styles.choice} data-wide={end !== undefined || undefined}>
        <input
          type="checkbox"
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          {...input}
        />
        <span className={styles.box}>
          <Icon name="check" size={16} />
        </span>
        <span>{children}</span>
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
