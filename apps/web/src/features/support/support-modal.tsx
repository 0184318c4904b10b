// Contacts of support [1.6], with what led there as the first line. Toggling the chat while it is down opens a dialog of its own with
// the contacts [2.53]; so does a chat that does not open.
import type { CallCenterConfig, SupportReason } from '@yanta/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand'
import { useAction } from '../../data/use-action.ts'
import { unreadStore } from '../../domain/chat/unread.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Modal } from '../../ui/overlays/modal.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import './chat.messages.json'
import { ChatProblem, type ChatEnd } from './chat-problem.tsx'
import './reasons.messages.json'
import styles from './support-modal.module.css'
import { type SupportWay, findChatState, listSupportWays } from './support-ways.ts'
import { outside, wayIcons } from './way-links.ts'

interface SupportModalProps {
  config: CallCenterConfig
  reason?: SupportReason
  /** The chat is opened without a press, where there is one; the contacts are there for when it does not open [2.62]. */
  isChatWanted?: boolean
  /** Opens the chat, and answers why it can't. */
  onChat: () => Promise<ChatEnd | null>
  /** Of a chat that was just closed by a failure. */
  hasChatFailed?: boolean
  onClose: () => void
}

export function SupportModal({
  config,
  reason,
  isChatWanted,
  onChat,
  hasChatFailed,
  onClose,
}: SupportModalProps) {
  const { t } = useI18n()
  const [problem, setProblem] = useState<ChatEnd | null>(hasChatFailed ? 'failed' : null)
  const unread = useStore(unreadStore, ({ count }) => count)
  const chat = useAction(async () => setProblem(await onChat()))
  const line = reason && t(`support.reason.${reason}`)
  const ways = listSupportWays(config, line && t('support.reason.subject', { reason: line }))
  const chatState = findChatState(config)
  const openWanted = useEffectEvent(() => {
    if (chatState === 'ready') void chat.run()
  })
  useEffect(() => {
    if (isChatWanted) openWanted()
  }, [isChatWanted])
  const retry = () => {
    setProblem(null)
    void chat.run()
  }
  // Without any contact only the message about maintenance is left.
  if (ways.length === 0 && chatState !== 'ready')
    return <ChatProblem kind="down" ways={ways} onClose={onClose} />
  return (
    <>
      <Modal title={t('support.title')} closeLabel={t('support.close')} onClose={onClose}>
        <div className={styles.body}>
          {line && <p className={styles.reason}>{line}</p>}
          <p>{t('support.text')}</p>
          <ul className={styles.ways}>
            {chatState !== 'none' && (
              <li>
                <button
                  type="button"
                  className={joinClasses(styles.way, styles.chat)}
                  aria-haspopup="dialog"
                  aria-busy={chat.isBusy}
                  onClick={() => void chat.run()}
                >
                  <Mark icon="chat" />
                  <b>{t('support.chat')}</b>
                  <small role="status">
                    <i className={joinClasses(styles.dot, chatState === 'ready' && styles.ready)} />
                    {chat.isBusy
                      ? t('support.chat.connecting')
                      : chatState === 'down'
                        ? t('support.chat.maintenance')
                        : unread > 0
                          ? t('support.chat.unread', { count: unread })
                          : t('support.chat.ready')}
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
      {problem && <ChatProblem kind={problem} ways={ways} onRetry={retry} onClose={() => setProblem(null)} />}
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
      <Mark icon={wayIcons[kind]} />
      <b>{name}</b>
      <small>{note}</small>
      <Icon name="right" size={18} />
    </a>
  )
}

function Mark({ icon }: { icon: 'chat' | (typeof wayIcons)[SupportWay['kind']] }) {
  return (
    <span className={styles.mark}>
      <Icon name={icon} size={24} />
    </span>
  )
}
