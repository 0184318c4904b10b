// The one list of the tab. A refused wish is told of in a message, since its heart may be out of sight by then.
import { browserCall } from '../../api/browser-call.ts'
import { readLocale } from '../../i18n/locale-cookie.ts'
import { buildSpeech } from '../../i18n/use-i18n.tsx'
import { showToast } from '../../lib/toast-queue.ts'
import { createFavourites } from './create-favourites.ts'
import './favourites.messages.json'

export const favourites = createFavourites({
  call: browserCall,
  isOnline: () => navigator.onLine,
  onRefused(code) {
    // The words of all refusals are many, and hardly anybody hears one here.
    void import('../../i18n/refusal-words.ts').then(
      ({ describeCode }) => {
        const { t } = buildSpeech(readLocale())
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
