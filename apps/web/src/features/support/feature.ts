// The contacts of support.
import type { Manifest } from '../manifest.ts'
import type texts from './support.messages.json'

declare module '../../i18n/message-key.ts' {
  interface FirstMessages extends Texts<typeof texts> {}
}

export const support = {} satisfies Manifest
