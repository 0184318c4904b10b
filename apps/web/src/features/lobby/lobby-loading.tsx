import { useI18n } from '../../i18n/use-i18n.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './lobby-loading.module.css'

/** [3.2]. */
const placeholders = 15

/** The lobby while it loads after a navigation. */
export function LobbyLoading() {
  const { t } = useI18n()
  return (
    <div className={styles.lobby} aria-busy="true">
      <VisuallyHidden as="h1">{t('lobby.page.title')}</VisuallyHidden>
      <Skeleton className={styles.hero} />
      <Skeleton className={styles.chips} />
      <ul className={styles.games}>
        {Array.from({ length: placeholders }, (_, place) => (
          <li key={place}>
            <Skeleton className={styles.game} />
          </li>
        ))}
      </ul>
    </div>
  )
}
