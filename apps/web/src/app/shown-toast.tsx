import { Suspense } from 'react'
import { useI18n } from '../i18n/use-i18n.tsx'
import { type Toast, defaultDurationMs, dismissToast } from '../lib/toast-queue.ts'
import type { ToastContent } from '../ui/toast-card.tsx'
import { ToastHost } from '../ui/toast.tsx'
import { lazyOrNothing } from './lazy-or-nothing.ts'

/** Most toasts are plain words: the sanitiser comes with the first that is not. */
const SafeHtml = lazyOrNothing(async () => (await import('../ui/safe-html.tsx')).SafeHtml)
const markup = /[<&]/

/** A toast of the line as the corner shows it. */
export function ShownToast({ toast }: { toast: Toast | undefined }) {
  const { t } = useI18n()
  return (
    <ToastHost
      toasts={toast ? [presentToast(toast)] : []}
      durationMs={toast?.durationMs ?? defaultDurationMs}
      onDismiss={dismissToast}
      labels={{ region: t('shell.toasts.label'), close: t('shell.toasts.close') }}
    />
  )
}

/** [2.51], [3.63] A picture and HTML that was cleaned, or a component of the toast's own. */
export function presentToast({ id, type, title, image, text, component: Own }: Toast): ToastContent {
  const words =
    text && markup.test(text) ? (
      <Suspense>
        <SafeHtml html={text} />
      </Suspense>
    ) : (
      text
    )
  return { id, look: type, title, image, text: Own ? <Own onClose={() => dismissToast(id)} /> : words }
}
