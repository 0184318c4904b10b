import { useI18n } from '../../i18n/use-i18n.tsx'
import styles from './about.module.css'

/** What the place is, in words that a search engine reads too. */
export function About({ games, studios }: { games: number; studios: number }) {
  const { t } = useI18n()
  return (
    <section className={styles.about}>
      <h2>{t('lobby.about.title')}</h2>
      <p>{t('lobby.about.games', { games, studios })}</p>
      <p>{t('lobby.about.fair')}</p>
    </section>
  )
}
