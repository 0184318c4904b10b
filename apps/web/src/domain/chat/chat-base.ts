import type { CallCenterConfig } from '@yanta/contract'

const usualDomains = { webim: '', netrox: 'code.netroxsc.ru' }

/** Where the script of the chat comes from: an origin, or a path of the site for the chat of the platform. Null without a chat. */
export function findChatBase({
  chatProvider,
  settings,
}: Pick<CallCenterConfig, 'chatProvider' | 'settings'>): string | null {
  if (chatProvider === null) return null
  const domain = settings.domain ?? usualDomains[chatProvider]
  return domain.startsWith('/') ? domain : `https://${domain}`
}
