import { useI18n } from '../../i18n/use-i18n.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import styles from './notification-bell.module.css'

/** The bell of the header [3.52]. On phones the menu has an item for it. */
export function NotificationBell({ onOpen }: { onOpen: () => void }) {
  const { t } = useI18n()
  return (
    <IconButton
      className={styles.bell}
      icon="bell"
      label={t('notifications.title')}
      aria-haspopup="dialog"
      onClick={onOpen}
    />
  )
}
