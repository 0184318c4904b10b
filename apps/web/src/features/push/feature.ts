// Push notifications.
import type { Manifest } from '../manifest.ts'
import type texts from './push.messages.json'

declare module '../../i18n/message-key.ts' {
  interface FirstMessages extends Texts<typeof texts> {}
}

export const push = {} satisfies Manifest
