// A newer release of the site, offered to whoever has a page of an earlier one open.
import type { Manifest } from '../manifest.ts'
import type texts from './site-update.messages.json'

declare module '../../i18n/message-key.ts' {
  interface LaterMessages extends Texts<typeof texts> {}
}

export const siteUpdate = {} satisfies Manifest
