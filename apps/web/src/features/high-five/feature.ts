// High fives between the players of a promotion: those given and received, and the icon that flies in when one comes.
import type { Manifest } from '../manifest.ts'
import type texts from './high-five.messages.json'

declare module '../../i18n/message-key.ts' {
  interface LaterMessages extends Texts<typeof texts> {}
}

export const highFive = {} satisfies Manifest
