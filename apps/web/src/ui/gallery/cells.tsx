import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './cells.module.css'

/** States of one component side by side: in a row as wide as they are, or in equal columns. */
export function Cells({ inColumns, children }: { inColumns?: boolean; children: ReactNode }) {
  return <div className={inColumns ? styles.columns : styles.cells}>{children}</div>
}

/** One state with its name below. */
export function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.cell}>
      {children}
      <span className={styles.label}>{label}</span>
    </div>
  )
}

/** A surface to show something on that never stands on the bare page, at most as wide as a dialog unless `isWide`. */
export function Surface({
  isWide,
  isBare,
  children,
}: {
  isWide?: boolean
  isBare?: boolean
  children: ReactNode
}) {
  return (
    <div className={joinClasses(isWide ? styles.wide : styles.narrow, !isBare && styles.panel)}>
      {children}
    </div>
  )
}
