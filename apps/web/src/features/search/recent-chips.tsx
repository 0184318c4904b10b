import { useI18n } from '../../i18n/use-i18n.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import styles from './recent-chips.module.css'

interface RecentChipsProps {
  searches: string[]
  onChoose: (words: string) => void
  onRemove: (words: string) => void
}

/** Recent searches of this device, to repeat or to remove. */
export function RecentChips({ searches, onChoose, onRemove }: RecentChipsProps) {
  const { t } = useI18n()
  if (searches.length === 0) return null
  return (
    <section className={styles.recent} aria-label={t('search.recent')}>
      <div className={styles.title} aria-hidden="true">
        {t('search.recent')}
      </div>
      <ul>
        {searches.map((words) => (
          <li key={words}>
            <button type="button" className={styles.words} onClick={() => onChoose(words)}>
              {words}
            </button>
            <button
              type="button"
              className={styles.remove}
              aria-label={t('search.recent_remove', { words })}
              onClick={() => onRemove(words)}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
