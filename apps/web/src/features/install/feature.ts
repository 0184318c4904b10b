// The offer to install the site as an app.
import type { Manifest } from '../manifest.ts'
import type texts from './install.messages.json'

declare module '../../i18n/message-key.ts' {
  interface FirstMessages extends Texts<typeof texts> {}
}

export const install = {} satisfies Manifest
