import surface from '../layout/card.module.css'
import { Skeleton } from './skeleton.tsx'
import styles from './art-card-skeleton.module.css'

/** The place of a card with a picture that is on its way. */
export function ArtCardSkeleton() {
  return (
    <div className={surface.card} aria-hidden="true">
      <Skeleton className={styles.art} />
      <div className={styles.body}>
        <Skeleton className={styles.title} />
        <Skeleton className={styles.text} />
      </div>
    </div>
  )
}
