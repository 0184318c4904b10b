// Contacts of support, from server data [1.6], [3.64].
import type { CallCenterConfig } from '@yanta/contract'

export interface SupportWay {
  kind: 'telegram' | 'viber' | 'email'
  url: string
  /** The name or address in the link, if it has one. */
  handle: string | null
}

/** Messengers and mail in display order; those not set are omitted. */
export function listSupportWays({ messengers: { telegram, viber }, email }: CallCenterConfig): SupportWay[] {
  const ways: SupportWay[] = []
  if (telegram) ways.push({ kind: 'telegram', url: telegram, handle: findTelegramName(telegram) })
  if (viber) ways.push({ kind: 'viber', url: viber, handle: null })
  if (email) ways.push({ kind: 'email', url: `mailto:${email}`, handle: email })
  return ways
}

/** Whether the chat exists but is under maintenance [2.53]; without a provider there is no chat. */
export function isChatDown({ chatProvider, isUnderMaintenance }: CallCenterConfig): boolean {
  return chatProvider !== null && isUnderMaintenance
}

/** `@name` of an address such as https://t.me/name. */
function findTelegramName(url: string): string | null {
  const name = /^https:\/\/t\.me\/(\w+)$/.exec(url)?.[1]
  return name ? `@${name}` : null
}
