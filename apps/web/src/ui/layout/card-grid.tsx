import type { ReactNode } from 'react'
import styles from './card-grid.module.css'

interface CardGridProps {
  label?: string
  /** How many stand side by side on a wide screen: 3, 4 or 5, tiny ones as many as fit; fewer as it gets narrower. */
  size?: 'large' | 'medium' | 'small' | 'tiny'
  children: ReactNode
}

/** Cards of one kind, in as many columns as there is room for. Each child is a `CardGridItem`. */
export function CardGrid({ label, size = 'large', children }: CardGridProps) {
  return (
    <ul aria-label={label} className={`${styles.grid} ${styles[size]}`}>
      {children}
    </ul>
  )
}

export function CardGridItem({ children }: { children: ReactNode }) {
  return <li className={styles.item}>{children}</li>
}
