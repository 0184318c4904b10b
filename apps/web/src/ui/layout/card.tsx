import type { ReactNode } from 'react'
import styles from './card.module.css'
import { joinClasses } from '../join-classes.ts'

interface CardProps {
  /** An amber edge: something waits for the reader here. */
  isChosen?: boolean
  className?: string
  children: ReactNode
}

/** A plain surface for a group of things. */
export function Card({ isChosen, className, children }: CardProps) {
  return (
    <div className={joinClasses(styles.card, styles.padded, isChosen && styles.chosen, className)}>
      {children}
    </div>
  )
}

interface ArtCardProps {
  title: string
  /** The picture, 16:9. */
  art: ReactNode
  /** Over the picture, at its top. */
  tags?: ReactNode
  /** Over the picture, at its lower left, such as a countdown. */
  corner?: ReactNode
  footer?: ReactNode
  /** Over and done: the picture is grey. */
  isPast?: boolean
  isChosen?: boolean
  children?: ReactNode
}

/** The shell that all cards with a picture share. */
export function ArtCard({ title, art, tags, corner, footer, isPast, isChosen, children }: ArtCardProps) {
  return (
    <article className={joinClasses(styles.card, isPast && styles.past, isChosen && styles.chosen)}>
      <div className={styles.art}>
        {art}
        {tags && <div className={styles.tags}>{tags}</div>}
        {corner && <div className={styles.corner}>{corner}</div>}
      </div>
      <div className={styles.body}>
        <h3 className={styles.title}>{title}</h3>
        {children}
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </article>
  )
}
