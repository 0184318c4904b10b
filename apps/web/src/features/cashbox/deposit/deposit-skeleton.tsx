import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import '../cashbox.messages.json'
import styles from './deposit.module.css'

/** The form before its ways and sums are loaded, in its size. */
export function DepositSkeleton() {
  const { t } = useI18n()
  return (
    <div className={styles.form} role="status">
      <VisuallyHidden>{t('cashbox.loading')}</VisuallyHidden>
      <div className={styles.tiles}>
        {Array.from({ length: 6 }, (_, place) => (
          <Skeleton key={place} className={styles.tile} />
        ))}
      </div>
      <Skeleton className={styles.panel} />
      <Skeleton className={styles.button} />
    </div>
  )
}
