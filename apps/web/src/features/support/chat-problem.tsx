// A chat that is under maintenance [2.53], [8.43] or does not open, with the other ways to support.
import errors from '@yanta/art/errors.json'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { Picture } from '../../ui/data/picture.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import './chat.messages.json'
import styles from './support-modal.module.css'
import type { SupportWay } from './support-ways.ts'
import { outside, wayIcons } from './way-links.ts'

/** Why a chat did not open: `down` is maintenance. */
export type ChatEnd = 'down' | 'failed'

interface ChatProblemProps {
  kind: ChatEnd
  ways: SupportWay[]
  /** Tries once more to open it; for a failure alone. */
  onRetry?: () => void
  onClose: () => void
}

const words = {
  down: {
    title: 'chat_maintenance',
    withWays: 'support.maintenance.text',
    alone: 'support.maintenance.alone',
  },
  failed: {
    title: 'support.chat.failed',
    withWays: 'support.chat.failed.text',
    alone: 'support.chat.failed.alone',
  },
} as const

export function ChatProblem({ kind, ways, onRetry, onClose }: ChatProblemProps) {
  const { t } = useI18n()
  const { title, withWays, alone } = words[kind]
  return (
    <Modal title={t(title)} closeLabel={t('support.close')} onClose={onClose} isCentred>
      <div className={styles.picture}>
        <Picture source={errors[503]} alt="" width={132} height={132} sizes="132px" />
      </div>
      <p className={styles.sorry}>{t(ways.length > 0 ? withWays : alone)}</p>
      {ways.length > 0 && (
        <div className={styles.others}>
          {ways.map(({ kind: way, url }) => (
            <a key={way} className={styles.other} href={url} {...outside(url)}>
              <Icon name={wayIcons[way]} size={18} />
              {way === 'email' ? t('support.mail') : way === 'viber' ? 'Viber' : 'Telegram'}
            </a>
          ))}
        </div>
      )}
      {kind === 'failed' && onRetry && (
        <Button look="primary" isWide onClick={onRetry}>
          {t('support.chat.again')}
        </Button>
      )}
      <Button look="line" isWide onClick={onClose}>
        {t('support.close')}
      </Button>
    </Modal>
  )
}
