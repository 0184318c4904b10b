// Deposits, payouts and their history, in one popup over any screen.
import type { Manifest } from '../manifest.ts'
import type texts from './cashbox.messages.json'
import type deposit from './deposit/deposit.messages.json'
import type history from './history/history.messages.json'
import type methods from './methods/methods.messages.json'
import type provider from './provider/provider.messages.json'
import type result from './result/result.messages.json'
import type payout from './payout/payout.messages.json'
import type { PayoutRequestProps } from './payout/payout-request-modal.tsx'

declare module '../../i18n/message-key.ts' {
  interface LaterMessages
    extends
      Texts<typeof texts>,
      Texts<typeof methods>,
      Texts<typeof deposit>,
      Texts<typeof payout>,
      Texts<typeof provider>,
      Texts<typeof result>,
      Texts<typeof history> {}
}

declare module '../../dialogs/registry.ts' {
  interface DialogProps {
    payoutRequest: PayoutRequestProps
  }
}

export const cashbox = {
  dialogs: {
    payoutRequest: async () => (await import('./payout/payout-request-modal.tsx')).PayoutRequestModal,
  },
  popups: {
    cashbox: { file: 'routes/cashbox.tsx', load: () => import('../../routes/cashbox.tsx') }, // [2.12]
  },
} satisfies Manifest
