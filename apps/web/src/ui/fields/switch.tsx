import type { ComponentProps } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './tick.module.css'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> {
  label: string
  /** A second, quieter line. */
  detail?: string
  /** The label takes the line, the switch stands at its end. */
  isWide?: boolean
}

/** Turns something on or off at once; for a choice that is sent with a form use `Checkbox`. */
export function Switch({ label, detail, isWide, ...input }: SwitchProps) {
  return (
    <label className={joinClasses(styles.choice, styles.row, isWide && styles.between)}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is checked */}
      <input type="checkbox" role="switch" className={styles.input} {...input} />
      <span className={styles.switch} />
      <span>
        {label}
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </label>
  )
}
