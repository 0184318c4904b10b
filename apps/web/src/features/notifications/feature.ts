// The player's notifications and their bell in the header.
import type { Manifest } from '../manifest.ts'
import type panel from './notification-panel.messages.json'
import type texts from './notifications.messages.json'

declare module '../../i18n/message-key.ts' {
  interface FirstMessages extends Texts<typeof texts> {}
  interface LaterMessages extends Texts<typeof panel> {}
}

export const notifications = {} satisfies Manifest
