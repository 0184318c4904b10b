// The contacts of support.
import type { Manifest } from '../manifest.ts'
import type chat from './chat.messages.json'
import type reasons from './reasons.messages.json'
import type texts from './support.messages.json'

declare module '../../i18n/message-key.ts' {
  interface FirstMessages extends Texts<typeof texts> {}
  interface LaterMessages extends Texts<typeof chat>, Texts<typeof reasons> {}
}

export const support = {} satisfies Manifest
