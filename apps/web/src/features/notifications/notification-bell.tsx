import { useId } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useNewCount } from '../../domain/notification/new-count.ts'
import styles from './notification-bell.module.css'

const mostShown = 99

/** The bell of the header [3.52], with the number of new ones. On phones the menu has an item for it. */
export function NotificationBell({ onOpen }: { onOpen: () => void }) {
  const { t, number } = useI18n()
  const newCount = useNewCount()
  const countId = useId()
  return (
    <span className={styles.bell}>
      <IconButton
        icon="bell"
        label={t('notifications.title')}
        aria-describedby={newCount > 0 ? countId : undefined}
        aria-haspopup="dialog"
        onClick={onOpen}
      />
      {newCount > 0 && (
        <>
          <span aria-hidden="true">
            <Badge isInCorner>{newCount > mostShown ? `${mostShown}+` : number(newCount)}</Badge>
          </span>
          <VisuallyHidden id={countId}>{t('notifications.count', { count: newCount })}</VisuallyHidden>
        </>
      )}
    </span>
  )
}
