import { Suspense } from 'react'
import { useI18n } from '../i18n/use-i18n.tsx'
import { type Toast, defaultDurationMs, dismissToast } from '../dialogs/toast-queue.ts'
import type { ToastContent } from '../ui/overlays/toast-card.tsx'
import { ToastHost } from '../ui/overlays/toast.tsx'
import { lazyOrNothing } from './lazy-or-nothing.ts'

/** Most toasts are plain text: the sanitiser is loaded with the first that is not. */
const SafeHtml = lazyOrNothing(async () => (await import('../ui/data/safe-html.tsx')).SafeHtml)
const markup = /[<&]/

/** The current toast of the queue, as rendered in the corner. */
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

/** [2.51], [3.63] A picture and sanitised HTML, or the toast's own component. */
export function presentToast({
  id,
  type,
  label,
  title,
  image,
  text,
  picture: OwnPicture,
  action: Action,
  component: Own,
}: Toast): ToastContent {
  const words =
    text && markup.test(text) ? (
      <Suspense>
        <SafeHtml html={text} />
      </Suspense>
    ) : (
      text
    )
  return {
    id,
    look: type,
    label,
    title,
    image,
    text: Own ? <Own onClose={() => dismissToast(id)} /> : words,
    picture: OwnPicture && <OwnPicture />,
    action: Action && <Action />,
  }
}
