import { useI18n } from '../../i18n/use-i18n.tsx'
import type { Toast } from '../../lib/toast-queue.ts'
import type { PushOutcome } from './push-subscription.ts'

/** What is said about the attempt to turn notifications on. */
export function usePushToast(): (outcome: PushOutcome) => Toast {
  const { t } = useI18n()
  return (outcome) => ({
    id: 'push',
    type: outcome === 'on' ? 'success' : 'info',
    title: t(`push.${outcome}`),
    text: t(`push.${outcome}_hint`),
  })
}
