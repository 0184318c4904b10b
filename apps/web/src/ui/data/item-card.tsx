import type { ReactNode } from 'react'
import surface from '../layout/card.module.css'
import styles from './item-card.module.css'
import { joinClasses } from '../join-classes.ts'

interface ItemCardProps {
  title: string
  text?: ReactNode
  /** Address of a square picture. */
  image: string
  /** Above the title. */
  tag?: ReactNode
  /** Under the words: how long it stays, or a bar. */
  note?: ReactNode
  /** What can be done with it. */
  action?: ReactNode
  /** Something to open: an amber edge. */
  isNew?: boolean
  /** Over, used or lost: grey. */
  isPast?: boolean
}

/** A thing one owns: a picture, what it is, how long it lasts and what to do with it. */
export function ItemCard({ title, text, image, tag, note, action, isNew, isPast }: ItemCardProps) {
  return (
    <article
      className={joinClasses(surface.card, styles.card, isNew && surface.chosen, isPast && styles.past)}
    >
      <div className={styles.top}>
        <img src={image} alt="" width="76" height="76" loading="lazy" />
        <div className={styles.words}>
          {tag}
          <h3 className={styles.title}>{title}</h3>
          {text && <p>{text}</p>}
        </div>
      </div>
      {(note ?? action) && (
        <div className={styles.foot}>
          <div className={styles.note}>{note}</div>
          {action}
        </div>
      )}
    </article>
  )
}
