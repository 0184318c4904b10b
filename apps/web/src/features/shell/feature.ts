// The frame around every screen: header, rail, tab bar, footer.
import type { Manifest } from '../manifest.ts'
import type held from './held-links.messages.json'
import type fund from './live-fund.messages.json'
import type texts from './shell.messages.json'

declare module '../../i18n/message-key.ts' {
  interface FirstMessages extends Texts<typeof texts> {}
  interface LaterMessages extends Texts<typeof fund>, Texts<typeof held> {}
}

export const shell = {} satisfies Manifest
