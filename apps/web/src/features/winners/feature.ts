// The latest winners.
import type { Manifest } from '../manifest.ts'
import type texts from './winners.messages.json'

declare module '../../i18n/message-key.ts' {
  interface FirstMessages extends Texts<typeof texts> {}
}

export const winners = {} satisfies Manifest
