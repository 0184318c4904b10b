// Deposits, payouts and their history, in one popup over any screen; a quick deposit over a game.
import type { DetailedOperation } from '../../domain/operation/operation-words.ts'
import type { Manifest } from '../manifest.ts'
import type texts from './cashbox.messages.json'
import type deposit from './deposit/deposit.messages.json'
import type history from './history/history.messages.json'
import type methods from './methods/methods.messages.json'
import type payout from './payout/payout.messages.json'
import type statement from './statement/statement.messages.json'
import type { PayoutRequestProps } from './payout/payout-request-modal.tsx'
import type provider from './provider/provider.messages.json'
import type quick from './quick/quick.messages.json'
import type result from './result/result.messages.json'

declare module '../../i18n/message-key.ts' {
  interface LaterMessages
    extends
      Texts<typeof texts>,
      Texts<typeof methods>,
      Texts<typeof deposit>,
      Texts<typeof provider>,
      Texts<typeof result>,
      Texts<typeof quick>,
      Texts<typeof payout>,
      Texts<typeof history>,
      Texts<typeof statement> {}
}

declare module '../../dialogs/registry.ts' {
  interface DialogProps {
    payoutRequest: PayoutRequestProps
    /** `corner`: of the button it hangs from, in pixels from the top and the right. */
    quickDeposit: { corner?: { top: number; right: number } }
    operation: { operation: DetailedOperation }
    statement: NoProps
  }
}

export const cashbox = {
  dialogs: {
    operation: async () => (await import('./history/operation-modal.tsx')).OperationModal,
    statement: async () => (await import('./statement/statement-modal.tsx')).StatementModal,
    payoutRequest: async () => (await import('./payout/payout-request-modal.tsx')).PayoutRequestModal,
    quickDeposit: async () => (await import('./quick/quick-deposit-modal.tsx')).QuickDepositModal,
  },
  popups: {
    cashbox: { file: 'routes/cashbox.tsx', load: () => import('../../routes/cashbox.tsx') }, // [2.12]
  },
} satisfies Manifest
