import { useI18n } from '../i18n/use-i18n.tsx'
import { type Toast, defaultDurationMs, dismissToast } from '../lib/toast-queue.ts'
import { SafeHtml } from '../ui/safe-html.tsx'
import { ToastHost } from '../ui/toast.tsx'

/** A toast of the line as the corner shows it. */
export function ShownToast({ toast }: { toast: Toast | undefined }) {
  const { t } = useI18n()
  const shown = toast ? [{ id: toast.id, look: toast.type, title: toast.title, image: toast.image, text: toast.text && <SafeHtml html={toast.text} /> }] : []
  return (
    <ToastHost
      toasts={shown} durationMs={toast?.durationMs ?? defaultDurationMs} onDismiss={dismissToast}
      labels={{ region: t('shell.toasts.label'), close: t('shell.toasts.close') }}
    />
  )
}
