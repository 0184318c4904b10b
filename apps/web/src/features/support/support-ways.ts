// Contacts of support, from server data [1.6], [3.64].
import type { CallCenterConfig } from '@yanta/contract'

export interface SupportWay {
  kind: 'telegram' | 'viber' | 'email'
  url: string
  /** The name or address in the link, if it has one. */
  handle: string | null
}

/** Messengers and mail in display order; those not set are omitted. `subject` is the mail's. */
export function listSupportWays(
  { messengers: { telegram, viber }, email }: CallCenterConfig,
  subject = '',
): SupportWay[] {
  const ways: SupportWay[] = []
  if (telegram) ways.push({ kind: 'telegram', url: telegram, handle: findTelegramName(telegram) })
  if (viber) ways.push({ kind: 'viber', url: viber, handle: null })
  if (email) {
    const query = subject && `?subject=${encodeURIComponent(subject)}`
    ways.push({ kind: 'email', url: `mailto:${email}${query}`, handle: email })
  }
  return ways
}

/** Without a provider there is no chat; under maintenance it is named, and says so when it is toggled [2.53]. */
export function findChatState({
  chatProvider,
  isUnderMaintenance,
}: Pick<CallCenterConfig, 'chatProvider' | 'isUnderMaintenance'>): 'none' | 'down' | 'ready' {
  if (chatProvider === null) return 'none'
  return isUnderMaintenance ? 'down' : 'ready'
}

/** `@name` of an address such as https://t.me/name. */
function findTelegramName(url: string): string | null {
  const name = /^https:\/\/t\.me\/(\w+)$/.exec(url)?.[1]
  return name ? `@${name}` : null
}
