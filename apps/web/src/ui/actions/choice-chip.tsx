import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import chip from './chip.module.css'
import styles from './choice-chip.module.css'
import { Icon, type IconName } from '../data/icon.tsx'
import { joinClasses } from '../join-classes.ts'

interface ChoiceChipProps extends ComponentProps<'button'> {
  icon?: IconName
  isOn: boolean
  count?: string
  size?: 'small' | 'medium'
}

/** A choice that is on or off, such as a sum or a filter. */
export function ChoiceChip({ icon, isOn, count, size, children, ...button }: ChoiceChipProps) {
  return (
    <button
      type="button"
      className={joinClasses(chip.chip, styles.chip, size === 'small' && styles.small)}
      aria-pressed={isOn}
      {...button}
    >
      {icon && <Icon name={icon} size={size === 'small' ? 16 : 20} />}
      <span className={styles.name}>{children}</span>
      {count && <small>{count}</small>}
    </button>
  )
}

interface RemovableChipProps {
  children: ReactNode
  /** What pressing does, with the name of the thing. */
  removeLabel: string
  onRemove: () => void
}

/** Something chosen before; pressing it takes it away. */
export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <button
      type="button"
      className={joinClasses(chip.chip, styles.chip, styles.small)}
      aria-label={removeLabel}
      onClick={onRemove}
    >
      <span className={styles.name}>{children}</span>
      <span className={styles.cross}>
        <Icon name="close" size={16} />
      </span>
    </button>
  )
}

/** The same as a link: it leads to where the thing is not chosen, and leaves the page scrolled as it is. */
export function RemovableChipLink({
  children,
  removeLabel,
  to,
}: Omit<RemovableChipProps, 'onRemove'> & { to: string }) {
  return (
    <Link
      className={joinClasses(chip.chip, styles.chip, styles.small)}
      aria-label={removeLabel}
      to={to}
      preventScrollReset
    >
      <span className={styles.name}>{children}</span>
      <span className={styles.cross}>
        <Icon name="close" size={16} />
      </span>
    </Link>
  )
}

/** Chips side by side, as many lines as they need. */
export function ChoiceChips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={styles.row}>
      {children}
    </div>
  )
}
