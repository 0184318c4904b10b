import type { ReactNode } from 'react'
import surface from '../layout/card.module.css'
import { joinClasses } from '../join-classes.ts'
import { ProgressRing } from '../feedback/progress-ring.tsx'
import styles from './ring-card.module.css'

interface RingCardProps {
  title: string
  text?: string
  /** The value in words, such as `86 %`. */
  valueText: string
  percent: number
  /** Address of a square picture. */
  image: string
  action?: ReactNode
}

/** How far something has come, with what it is. */
export function RingCard({ title, text, valueText, percent, image, action }: RingCardProps) {
  return (
    <article className={joinClasses(surface.card, styles.card)}>
      <ProgressRing label={title} percent={percent}>
        <img src={image} alt="" width="57" height="57" loading="lazy" />
      </ProgressRing>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        {text && <p>{text}</p>}
        <b className={styles.value}>{valueText}</b>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </article>
  )
}

/** The same, small: a ring and its name. */
export function RingTile({
  title,
  percent,
  image,
  detail,
}: Pick<RingCardProps, 'title' | 'percent' | 'image'> & { detail?: string }) {
  return (
    <div className={styles.tile}>
      <ProgressRing label={title} percent={percent}>
        <img src={image} alt="" width="57" height="57" loading="lazy" />
      </ProgressRing>
      <b>{title}</b>
      {detail && <span className={styles.detail}>{detail}</span>}
    </div>
  )
}
