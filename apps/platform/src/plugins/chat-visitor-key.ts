import type { Config } from '@yanta/config'
import { deriveKey } from './derive-key.ts'

/** The key that visitors of a webim chat are signed with: the provider's, or that of the chat that comes with the platform. */
export function getChatVisitorKey({
  webimKey,
  sessionSecret,
}: Pick<Config, 'webimKey' | 'sessionSecret'>): string {
  return webimKey || deriveKey(sessionSecret, 'chat-visitor').toString('hex')
}
