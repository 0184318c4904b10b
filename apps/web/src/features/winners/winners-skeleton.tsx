import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './winners.module.css'

/** As high as the feed that is on its way. */
export function WinnersPlace() {
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
