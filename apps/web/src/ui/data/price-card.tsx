import type { ReactNode } from 'react'
import surface from '../layout/card.module.css'
import { joinClasses } from '../join-classes.ts'
import styles from './price-card.module.css'

interface PriceCardProps {
  title: string
  /** Address of a square picture. */
  image: string
  /** Address of the picture of what it is paid in. */
  coin?: string
  /** Left out where nobody knows it. */
  price?: string
  /** What the title does not tell. */
  detail?: string
  /** The button, or why there is none. */
  action: ReactNode
  /** In the upper left corner. */
  tag?: ReactNode
  /** The one all others lead to. */
  isMain?: boolean
}

/** Something to get for a price. */
export function PriceCard({ title, image, coin, price, detail, action, tag, isMain }: PriceCardProps) {
  return (
    <article className={joinClasses(surface.card, styles.card, isMain && styles.main)}>
      {tag && <div className={styles.tag}>{tag}</div>}
      <img className={styles.image} src={image} alt="" width="116" height="116" loading="lazy" />
      <h3 className={styles.title}>{title}</h3>
      {detail && <p className={styles.detail}>{detail}</p>}
      {price !== undefined && (
        <span className={styles.price}>
          {coin && <img src={coin} alt="" width="24" height="24" />}
          {price}
        </span>
      )}
      <div className={styles.action}>{action}</div>
    </article>
  )
}
