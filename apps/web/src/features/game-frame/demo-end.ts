import { readLocale } from '../../i18n/locale-cookie.ts'
import { buildSpeech } from '../../i18n/use-i18n.tsx'
import { showToast } from '../../lib/toast-queue.ts'

/** A demo game is closed by a login in another tab; the same game can be opened for real money. */
export function showDemoEnd(): void {
  const { t } = buildSpeech(readLocale())
  showToast({
    id: 'demo-end',
    type: 'info',
    title: t('game_frame.demo_end.title'),
    text: t('game_frame.demo_end.text'),
  })
}
