// An editor's text below a screen.
import type { Manifest } from '../manifest.ts'
import type texts from './seo-text.messages.json'

declare module '../../i18n/message-key.ts' {
  interface FirstMessages extends Texts<typeof texts> {}
}

export const seoText = {} satisfies Manifest
