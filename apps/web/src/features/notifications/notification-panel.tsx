// The player's notifications, latest first: a panel below the bell, on phones a sheet from the bottom. Opening it reads nothing.
import empty from '@yanta/art/empty.json'
import { type ReactNode, useId } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ModalFrame } from '../../ui/overlays/modal-frame.tsx'
import { useEndNear } from '../../ui/use-end-near.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { NotificationDays } from './notification-days.tsx'
import './notification-panel.messages.json'
import styles from './notification-panel.module.css'
import { useNotifications } from './use-notifications.ts'

export function NotificationPanel({ onClose, foot }: { onClose: () => void; foot?: ReactNode }) {
  const { t, number } = useI18n()
  const titleId = useId()
  const shown = useNotifications()
  const { list, readAll, hasFailed } = shown
  const newCount = list?.newCount ?? 0
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
        {newCount > 0 && <Badge>{number(newCount)}</Badge>}
        {newCount > 0 && (
          <button
            type="button"
            className={styles.readAll}
            aria-busy={readAll.isBusy}
            onClick={() => void readAll.run()}
          >
            {t('notifications.read_all')}
          </button>
        )}
        <IconButton
          className={styles.close}
          size="small"
          icon="close"
          label={t('support.close')}
          onClick={onClose}
        />
      </div>
      {(hasFailed || readAll.refusal) && <Note tone="warning">{t('notifications.unread')}</Note>}
      <Content shown={shown} onFollow={onClose} />
      {foot}
    </ModalFrame>
  )
}

function Content({
  shown: { phase, retry, list, hasMore, more, read },
  onFollow,
}: {
  shown: ReturnType<typeof useNotifications>
  onFollow: () => void
}) {
  const { t } = useI18n()
  if (list === null && (phase === 'failed' || phase === 'offline'))
    return (
      <Notice
        isError
        image={empty.bell}
        title={t(phase === 'offline' ? 'notifications.offline' : 'notifications.failed')}
        text={t(phase === 'offline' ? 'notifications.offline_hint' : 'notifications.failed_hint')}
        action={
          <Button size="small" onClick={retry}>
            {t('notifications.again')}
          </Button>
        }
      />
    )
  if (list === null) return <Places />
  return (
    <>
      <NotificationDays items={list.items} onRead={read} onFollow={onFollow} />
      {list.items.length === 0 && !hasMore && (
        <Notice image={empty.bell} title={t('notifications.empty')} text={t('notifications.empty_hint')} />
      )}
      {hasMore && (
        <More isBusy={more.isBusy} hasFailed={more.refusal !== null} onMore={() => void more.run()} />
      )}
    </>
  )
}

/** Asks by itself when the reader comes near, and by its button. */
function More({ isBusy, hasFailed, onMore }: { isBusy: boolean; hasFailed: boolean; onMore: () => void }) {
  const { t } = useI18n()
  const foot = useEndNear<HTMLDivElement>(!isBusy && !hasFailed, onMore, { margin: '200px 0px' })
  return (
    <div ref={foot} className={styles.more}>
      <Button size="small" isWaiting={isBusy} onClick={onMore}>
        {t('notifications.more')}
      </Button>
    </div>
  )
}

function Places() {
  const { t } = useI18n()
  return (
    <div className={styles.places} aria-busy="true">
      <VisuallyHidden>{t('notifications.loading')}</VisuallyHidden>
      <Skeleton className={styles.place} />
      <Skeleton className={styles.place} />
      <Skeleton className={styles.place} />
    </div>
  )
}
