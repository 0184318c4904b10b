// The list of promotions, and the page of one.
import type { Manifest } from '../manifest.ts'
import type texts from './promotions.messages.json'

declare module '../../i18n/message-key.ts' {
  interface LaterMessages extends Texts<typeof texts> {}
}

export const promotions = {
  screens: {
    action: 'routes/promotions.tsx', // [2.5]
    promoPage: 'routes/promotion.tsx',
  },
} satisfies Manifest
