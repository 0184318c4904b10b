import { useI18n } from '../../i18n/use-i18n.tsx'
import type { Toast } from '../../dialogs/toast-queue.ts'
import type { PushOutcome } from './push-subscription.ts'

/** The toast for the result of turning notifications on. */
export function usePushToast(): (outcome: PushOutcome) => Toast {
  const { t } = useI18n()
  return (outcome) => ({
    id: 'push',
    type: outcome === 'on' ? 'success' : 'info',
    title: t(`push.${outcome}`),
    text: t(`push.${outcome}_hint`),
  })
}
