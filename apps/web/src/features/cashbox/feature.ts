// Deposits and payouts.
import type { Manifest } from '../manifest.ts'
import type texts from './cashbox.messages.json'

declare module '../../i18n/message-key.ts' {
  interface LaterMessages extends Texts<typeof texts> {}
}

export const cashbox = {
  popups: {
    cashbox: { file: 'routes/cashbox.tsx', load: () => import('../../routes/cashbox.tsx') }, // [2.12]
  },
} satisfies Manifest
