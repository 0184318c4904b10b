import { useSyncExternalStore } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { SafeNodes } from '../../ui/data/safe-nodes.tsx'
import type { Announcement as Announced } from './announcement-data.ts'
import styles from './announcement.module.css'
import { closeAnnouncement, nameAttribute, readClosed, watchClosed } from './closed-announcement.ts'

const looks = {
  info: { tone: 'info' },
  warning: { tone: 'warning' },
  celebration: { tone: 'amber', icon: 'spark' },
} as const

/** The operator's announcement [7.61]; once closed it stays hidden until there is a new version of it. */
export function Announcement({
  announcement: { name, title, tone, nodes, button },
}: {
  announcement: Announced
}) {
  const { t } = useI18n()
  const isClosed = useSyncExternalStore(watchClosed, readClosed, () => null) === name
  if (isClosed) return null
  return (
    <section
      className={styles.announcement}
      aria-label={t('lobby.announcement.label')}
      {...{ [nameAttribute]: name }}
    >
      <Note
        {...looks[tone]}
        title={title}
        actions={
          button && (
            <ButtonLink look="glass" size="small" to={button.url}>
              {button.text}
            </ButtonLink>
          )
        }
      >
        <div className={styles.text}>
          <SafeNodes nodes={nodes} />
        </div>
      </Note>
      <IconButton
        className={styles.close}
        icon="close"
        size="small"
        label={t('lobby.announcement.close')}
        onClick={() => closeAnnouncement(name)}
      />
    </section>
  )
}
