// Pages of an editor.
import type { Manifest } from '../manifest.ts'
import type texts from './static-page.messages.json'

declare module '../../i18n/message-key.ts' {
  interface FirstMessages extends Texts<typeof texts> {}
}

export const staticPage = {
  screens: {
    staticPage: 'routes/static-page.tsx', // [2.13]
  },
} satisfies Manifest
