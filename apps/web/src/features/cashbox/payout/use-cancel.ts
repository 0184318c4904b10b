import type { Payout } from '@yanta/contract'
import { useStore } from 'zustand'
import { askConfirm } from '../../../dialogs/dialogs.ts'
import { describeRefusal } from '../../../i18n/refusal-words.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import './payout.messages.json'
import { cancelOpenPayout, cancelStore } from './payout-cancels.ts'

interface CancelControl {
  /** Being cancelled, cancelled already, or with a cancel that failed [4.60]: not to be shown. */
  isGone: (id: string) => boolean
  /** Why the last cancel failed, and of which payout. */
  refused: { id: string; text: string } | null
  /** Asks first. */
  cancel: (payout: Payout) => Promise<void>
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
          : t('cashbox.payout.cancel.refused', { reason: describeRefusal(t, refused.refusal) }),
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
      if (isSure) await cancelOpenPayout(payout)
    },
  }
}
