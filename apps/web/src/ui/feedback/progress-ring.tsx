import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '../data/icon.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './progress-ring.module.css'

interface ProgressRingProps {
  label: string
  /** 0 to 100: grey at 0, green with a tick at 100. */
  percent: number
  size?: 'small' | 'medium'
  /** A picture, or `RingValue`. */
  children?: ReactNode
}

/** How far something has come, around what it is. */
export function ProgressRing({ label, percent, size, children }: ProgressRingProps) {
  const isDone = percent >= 100
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.min(100, Math.max(0, percent))}
      className={joinClasses(
        styles.ring,
        isDone && styles.done,
        percent <= 0 && styles.none,
        size === 'small' && styles.small,
      )}
      style={{ '--percent': percent } as CSSProperties}
    >
      {children}
      {isDone && (
        <span className={styles.mark}>
          <Icon name="check" size={size === 'small' ? 12 : 16} />
        </span>
      )}
    </div>
  )
}

export function RingValue({ children }: { children: ReactNode }) {
  return <span className={styles.value}>{children}</span>
}
