import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './tag.module.css'

export type TagColor = 'ink' | 'amber' | 'green' | 'red' | 'violet'

export function Tag({
  color = 'ink',
  size = 'medium',
  className,
  children,
}: {
  color?: TagColor
  size?: 'small' | 'medium'
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={joinClasses(
        styles.tag,
        color !== 'ink' && styles[color],
        size === 'small' && styles.small,
        className,
      )}
    >
      {children}
    </span>
  )
}
