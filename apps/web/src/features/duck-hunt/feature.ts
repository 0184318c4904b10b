// The duck hunt of a promotion: a small game on a canvas, in a dialog as large as the window.
import type { Manifest } from '../manifest.ts'
import type texts from './duck-hunt.messages.json'

declare module '../../i18n/message-key.ts' {
  interface LaterMessages extends Texts<typeof texts> {}
}

declare module '../../dialogs/registry.ts' {
  interface DialogProps {
    duckHunt: {
      promotionId: string
      /** Of the promotion, shown until the hunt is loaded. */
      title: string
    }
  }
}

export const duckHunt = {
  dialogs: {
    duckHunt: async () => (await import('./hunt-dialog.tsx')).HuntDialog,
  },
} satisfies Manifest
