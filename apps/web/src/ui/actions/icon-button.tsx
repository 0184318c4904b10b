import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../data/icon.tsx'
import styles from './icon-button.module.css'
import { joinClasses } from '../join-classes.ts'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName
  /** What it does; the icon alone says nothing to a screen reader. */
  label: string
  size?: 'small' | 'medium'
}

export function IconButton({ icon, label, size = 'medium', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={joinClasses(styles.button, size === 'small' && styles.small, className)}
      {...rest}
    >
      <Icon name={icon} size={size === 'small' ? 18 : 20} />
    </button>
  )
}
