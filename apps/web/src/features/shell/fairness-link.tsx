import { useI18n } from '../../i18n/use-i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './fairness-link.module.css'

/** What the house is proud of, where there is room: any round can be checked. Opens beside the site, so that a game goes on. */
export function FairnessLink({ url }: { url: string }) {
  const { t } = useI18n()
  return (
    <a className={styles.link} href={url} target="_blank" rel="noopener">
      <Icon name="scales" size={20} />
      <span>
        <small>{t('shell.fairness.claim')}</small>
        <b>{t('shell.fairness.verify')}</b>
      </span>
    </a>
  )
}
