import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './winners.module.css'

/** As high as the feed that is loading. */
export function WinnersSkeleton() {
  return (
    <div className={styles.place} aria-hidden="true">
      <Skeleton />
      <Skeleton />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  )
}
