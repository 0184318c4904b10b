import type { Payout } from '@yanta/contract'
import { useStore } from 'zustand'
import { askConfirm } from '../../../dialogs/dialogs.ts'
import { describeRefusal } from '../../../i18n/refusal-words.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import './payout.messages.json'
import { cancelOpenPayout, cancelStore } from './payout-cancels.ts'

interface CancelControl {
  /** Being cancelled, or cancelled already: not to be shown. */
  isGone: (id: string) => boolean
  /** Why the last cancel failed, and of which payout. */
  refused: { id: string; text: string } | null
  /** Asks first [4.60]. True: it is cancelled. */
  cancel: (payout: Payout) => Promise<boolean>
}

export function useCancel(): CancelControl {
  const { t, moneyRange } = useI18n()
  const { gone, refused } = useStore(cancelStore)
  return {
    isGone: (id) => gone.has(id),
    refused: refused && {
      id: refused.id,
      text:
        refused.refusal.status === 0
          ? t('cashbox.payout.cancel.silent')
          : describeRefusal(t, refused.refusal),
    },
    async cancel(payout) {
      const isSure = await askConfirm({
        title: t('cashbox.payout.cancel.title', {
          amount: moneyRange(payout.amount, payout.amount, payout.currency),
        }),
        text: t(payout.burnt.length > 0 ? 'cashbox.payout.cancel.burnt' : 'cashbox.payout.cancel.text'),
        acceptLabel: t('cashbox.payout.cancel.accept'),
        cancelLabel: t('cashbox.payout.cancel.keep'),
        isDangerous: true,
      })
      return isSure && cancelOpenPayout(payout)
    },
  }
}
