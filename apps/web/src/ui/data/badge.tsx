import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './badge.module.css'

interface BadgeProps {
  children: ReactNode
  color?: 'amber' | 'red'
  isInCorner?: boolean
}

/** A small count. What is counted is said by whatever carries it. */
export function Badge({ children, color = 'amber', isInCorner }: BadgeProps) {
  return (
    <span className={joinClasses(styles.badge, color === 'red' && styles.red, isInCorner && styles.corner)}>
      {children}
    </span>
  )
}

/** Puts a badge on the corner of a control. */
export function Badged({
  badge,
  color,
  children,
}: {
  badge: ReactNode
  color?: 'amber' | 'red'
  children: ReactNode
}) {
  return (
    <span className={styles.holder}>
      {children}
      <Badge color={color} isInCorner>
        {badge}
      </Badge>
    </span>
  )
}

/** A point that marks a state; the words beside it say which. */
export function Dot({ look = 'amber' }: { look?: 'amber' | 'green' | 'live' }) {
  return <span className={joinClasses(styles.dot, look !== 'amber' && styles[look])} aria-hidden="true" />
}
