// The player's notifications, latest first: a panel below the bell, on phones a sheet from the bottom.
import empty from '@yanta/art/empty.json'
import { type ReactNode, useId } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { ModalFrame } from '../../ui/overlays/modal-frame.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import styles from './notification-panel.module.css'

export function NotificationPanel({ onClose, foot }: { onClose: () => void; foot?: ReactNode }) {
  const { t } = useI18n()
  const titleId = useId()
  return (
    <ModalFrame
      labelledBy={titleId}
      onClose={onClose}
      className={styles.frame}
      surfaceClassName={styles.panel}
      groundClassName={styles.ground}
    >
      <div className={styles.handle} />
      <div className={styles.head}>
        <h2 id={titleId}>{t('notifications.title')}</h2>
        <IconButton size="small" icon="close" label={t('support.close')} onClick={onClose} />
      </div>
      <Notice image={empty.bell} title={t('notifications.empty')} text={t('notifications.empty_hint')} />
      {foot}
    </ModalFrame>
  )
}
