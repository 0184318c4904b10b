import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Said to screen readers, not shown. */
export function VisuallyHidden({
  as: Element = 'span',
  id,
  children,
}: {
  as?: 'span' | 'h1' | 'h2'
  id?: string
  children: ReactNode
}) {
  return (
    <Element id={id} className={styles.hidden}>
      {children}
    </Element>
  )
}
