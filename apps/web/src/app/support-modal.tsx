// The support channels with the addresses of this site, and the chat that one of them opens.
import { getServerData, type ServerData, type SupportReason } from '@yanta/contract'
import { browserCall } from '../data/api/browser-call.ts'
import { askConfirm } from '../dialogs/dialogs.ts'
import { modalStore, openModal } from '../dialogs/store.ts'
import type { ChatEnd } from '../features/support/chat-problem.tsx'
import { SupportModal as Support } from '../features/support/support-modal.tsx'
import { findChatState } from '../features/support/support-ways.ts'
import { useI18n } from '../i18n/use-i18n.tsx'
import { hasConsent, saveConsent } from '../site/consent.ts'
import { useSite } from '../site/site-data.ts'

interface SupportModalProps {
  reason?: SupportReason
  /** The chat itself is asked for rather than the list of contacts [2.62]. */
  isChatWanted?: boolean
  /** It was just opened in vain. */
  hasChatFailed?: boolean
  onClose: () => void
}

export function SupportModal({ reason, isChatWanted, hasChatFailed, onClose }: SupportModalProps) {
  const { t } = useI18n()
  const site = useSite()
  const loaded = site?.serverData?.callCenterConfig
  if (!loaded) return null

  async function openChat(): Promise<ChatEnd | null> {
    // Maintenance may have begun or ended since the page was loaded [8.43].
    const answer = await browserCall(getServerData)
    const serverData = answer.ok ? answer.value : site!.serverData!
    const config = serverData.callCenterConfig
    if (findChatState(config) !== 'ready') return 'down'
    if (!(await askConsent(serverData))) return null
    const chat = await import('../features/chat/chat.ts').catch(() => null)
    const isReady = await chat?.prepareChat(config, { isSignedIn: site!.player !== null, reason })
    if (!chat || !isReady) return 'failed'
    // Closed while it was loading: nobody waits for it any more.
    if (!modalStore.getState().stack.some(({ name }) => name === 'support')) return null
    onClose()
    // The dialog gives the focus back first, so that the chat's window may take it.
    setTimeout(() => {
      if (!chat.showChat(t('support.chat'))) openModal('support', { reason, hasChatFailed: true })
    })
    return null
  }

  /** Another company's script is loaded with consent alone. */
  async function askConsent(serverData: ServerData): Promise<boolean> {
    if (hasConsent('chat', serverData)) return true
    const isGiven = await askConfirm({
      title: t('support.chat.consent'),
      text: t('support.chat.consent.text'),
      acceptLabel: t('support.chat.consent.accept'),
      cancelLabel: t('support.chat.consent.cancel'),
    })
    if (isGiven) saveConsent({ chat: true })
    return isGiven
  }

  return (
    <Support
      config={loaded}
      reason={reason}
      isChatWanted={isChatWanted}
      hasChatFailed={hasChatFailed}
      onChat={openChat}
      onClose={onClose}
    />
  )
}
