import { readLocale } from '../../i18n/locale-cookie.ts'
import { buildI18n } from '../../i18n/use-i18n.tsx'
import { showToast } from '../../dialogs/toast-queue.ts'

/** A login in another tab closes a demo game; the toast offers the same game for real money. */
export function showDemoEnd(): void {
  const { t } = buildI18n(readLocale())
  showToast({
    id: 'demo-end',
    type: 'info',
    title: t('game_frame.demo_end.title'),
    text: t('game_frame.demo_end.text'),
  })
}
