import { useI18n } from '../../i18n/use-i18n.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import styles from './support-button.module.css'

/** The button for support [1.6], on every screen. */
export function SupportButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useI18n()
  return (
    <button
      type="button"
      className={styles.chat}
      aria-label={t('shell.support.open')}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Icon name="chat" size={24} />
    </button>
  )
}
