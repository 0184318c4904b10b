// The one list of the tab. A refused change shows a toast, since its heart may be out of view by then.
import { browserCall } from '../../data/api/browser-call.ts'
import { readLocale } from '../../i18n/locale-cookie.ts'
import { buildI18n } from '../../i18n/use-i18n.tsx'
import { showToast } from '../../dialogs/toast-queue.ts'
import { createFavourites } from './create-favourites.ts'
import './favourites.messages.json'

export const favourites = createFavourites({
  call: browserCall,
  isOnline: () => navigator.onLine,
  onRefused(code) {
    // Loaded on demand: the texts of all refusals are large, and one is rarely needed here.
    void import('../../i18n/refusal-words.ts').then(
      ({ describeCode }) => {
        const { t } = buildI18n(readLocale())
        showToast({
          id: 'favourites',
          type: 'error',
          title: t('favourites.toast.undone'),
          text: t(describeCode(code)),
        })
      },
      () => undefined,
    )
  },
})
