// Contacts of support [1.6]. Toggling the chat while it is down opens a dialog of its own with the contacts [2.53].
import errors from '@yanta/art/errors.json'
import type { CallCenterConfig } from '@yanta/contract'
import { useState } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Icon, type IconName } from '../../ui/data/icon.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Modal } from '../../ui/overlays/modal.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Picture } from '../../ui/data/picture.tsx'
import styles from './support-modal.module.css'
import { type SupportWay, isChatDown, listSupportWays } from './support-ways.ts'

const icons: Record<SupportWay['kind'], IconName> = { telegram: 'send', viber: 'viber', email: 'mail' }

interface SupportModalProps {
  config: CallCenterConfig
  onClose: () => void
}

export function SupportModal({ config, onClose }: SupportModalProps) {
  const { t } = useI18n()
  const [isTold, setIsTold] = useState(false)
  const ways = listSupportWays(config)
  // Without any contact only the message about maintenance is left.
  if (ways.length === 0) return <ChatMaintenance ways={ways} onClose={onClose} />
  return (
    <>
      <Modal title={t('support.title')} closeLabel={t('support.close')} onClose={onClose}>
        <div className={styles.body}>
          <p>{t('support.text')}</p>
          <ul className={styles.ways}>
            {isChatDown(config) && (
              <li>
                <button
                  type="button"
                  className={joinClasses(styles.way, styles.chat)}
                  aria-haspopup="dialog"
                  onClick={() => setIsTold(true)}
                >
                  <Mark icon="chat" />
                  <b>{t('support.chat')}</b>
                  <small>
                    <i className={styles.dot} />
                    {t('support.chat.maintenance')}
                  </small>
                  <Icon name="right" size={18} />
                </button>
              </li>
            )}
            {ways.map((way) => (
              <li key={way.kind}>
                <Way way={way} />
              </li>
            ))}
          </ul>
          <Note tone="amber" icon="shield">
            {t('support.secrets')}
          </Note>
        </div>
      </Modal>
      {isTold && <ChatMaintenance ways={ways} onClose={() => setIsTold(false)} />}
    </>
  )
}

function Way({ way: { kind, url, handle } }: { way: SupportWay }) {
  const { t } = useI18n()
  const [name, note] =
    kind === 'email'
      ? [t('support.mail'), handle]
      : kind === 'viber'
        ? ['Viber', t('support.viber')]
        : ['Telegram', handle ?? t('support.telegram')]
  return (
    <a className={joinClasses(styles.way, styles[kind])} href={url} {...outside(url)}>
      <Mark icon={icons[kind]} />
      <b>{name}</b>
      <small>{note}</small>
      <Icon name="right" size={18} />
    </a>
  )
}

function Mark({ icon }: { icon: IconName }) {
  return (
    <span className={styles.mark}>
      <Icon name={icon} size={24} />
    </span>
  )
}

/** [2.53], [8.43]. */
function ChatMaintenance({ ways, onClose }: { ways: SupportWay[]; onClose: () => void }) {
  const { t } = useI18n()
  return (
    <Modal title={t('chat_maintenance')} closeLabel={t('support.close')} onClose={onClose} isCentred>
      <div className={styles.picture}>
        <Picture source={errors[503]} alt="" width={132} height={132} sizes="132px" />
      </div>
      <p className={styles.sorry}>
        {t(ways.length > 0 ? 'support.maintenance.text' : 'support.maintenance.alone')}
      </p>
      {ways.length > 0 && (
        <div className={styles.others}>
          {ways.map(({ kind, url }) => (
            <a key={kind} className={styles.other} href={url} {...outside(url)}>
              <Icon name={icons[kind]} size={18} />
              {kind === 'email' ? t('support.mail') : kind === 'viber' ? 'Viber' : 'Telegram'}
            </a>
          ))}
        </div>
      )}
      <Button look="line" isWide onClick={onClose}>
        {t('support.close')}
      </Button>
    </Modal>
  )
}

/** Another site opens in a new tab; an app such as a messenger or mail needs none. */
function outside(url: string) {
  return url.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {}
}
