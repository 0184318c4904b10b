import { readLocale } from '../../i18n/locale-cookie.ts'
import { describeCode } from '../../i18n/refusal-words.ts'
import { buildI18n } from '../../i18n/use-i18n.tsx'
import { showToast } from '../../dialogs/toast-queue.ts'
import './favourites.messages.json'

export function tellUndone(code: string): void {
  const { t } = buildI18n(readLocale())
  showToast({
    id: 'favourites',
    type: 'error',
    title: t('favourites.toast.undone'),
    text: t(describeCode(code)),
  })
}
