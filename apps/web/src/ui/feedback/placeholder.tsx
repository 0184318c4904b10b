// Shapes that hold the place of what is loading. Each is as tall as the thing it stands for, so that nothing moves later.
import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './placeholder.module.css'
import { Skeleton } from './skeleton.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'

/** Tells a screen reader once that something is loading; the shapes say nothing. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}

export function TextPlaceholder({ lines = 3 }: { lines?: number }) {
  return (
    <div className={styles.text}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </div>
  )
}

export function RowsPlaceholder({ rows = 5 }: { rows?: number }) {
  return (
    <div className={styles.rows}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </div>
  )
}

export function CardPlaceholder() {
  return (
    <div className={styles.card}>
      <Skeleton className={styles.art} />
      <div className={styles.inside}>
        <Skeleton className={styles.title} />
        <TextPlaceholder lines={2} />
        <Skeleton className={styles.button} />
      </div>
    </div>
  )
}

export function FieldPlaceholder() {
  return (
    <div>
      <Skeleton className={styles.label} />
      <Skeleton className={styles.field} />
    </div>
  )
}

export function CirclePlaceholder({ className }: { className?: string }) {
  return <Skeleton className={joinClasses(styles.circle, className)} />
}
