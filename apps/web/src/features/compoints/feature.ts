// The loyalty points of a player.
import type { CompointProduct } from '@yanta/contract'
import type { Manifest } from '../manifest.ts'
import type texts from './compoints.messages.json'

declare module '../../i18n/message-key.ts' {
  interface LaterMessages extends Texts<typeof texts> {}
}

declare module '../../dialogs/registry.ts' {
  interface DialogProps {
    compointPurchase: {
      product: CompointProduct
      /** What the shop shows may be old now. */
      onChanged: () => void
    }
    /** In hundredths; `betsForOne` as the configuration says it, null while unknown. */
    compointShortfall: { needed: number; betsForOne: number | null }
  }
}

export const compoints = {
  screens: {
    compoints: 'routes/compoints.tsx', // [2.8]
    compointsTournaments: 'routes/compoints-tournaments.tsx',
  },
  dialogs: {
    compointPurchase: async () => (await import('./purchase-modal.tsx')).PurchaseModal,
    compointShortfall: async () => (await import('./shortfall-modal.tsx')).ShortfallModal,
  },
} satisfies Manifest
