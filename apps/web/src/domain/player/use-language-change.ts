import type { Locale } from '@yanta/contract'
import { useRevalidator } from 'react-router'
import { isLocale, loadCatalogue } from '../../i18n/catalogues.ts'
import { writeLocale } from '../../i18n/locale-cookie.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { emptyClientStores } from '../../browser/resettable-stores.ts'
import { showToast } from '../../dialogs/toast-queue.ts'

/** Of all switches of the page: the last choice counts. */
const choices = { made: 0, applied: 0 }

/** Changes the language: empties stores with texts and reloads the current screen's data [1.4]. If the language is unknown or can't be loaded, only a message is shown. */
export function useLanguageChange(): (locale: Locale) => Promise<void> {
  const { t, locale: current } = useI18n()
  const { revalidate } = useRevalidator()
  return async (locale) => {
    const own = (choices.made += 1)
    // The language of the page needs no change, which would end a game; another tab may have stored another one.
    if (locale === current && choices.applied === 0) return writeLocale(locale)
    const isLoaded = await loadCatalogue(locale).then(
      () => true,
      () => false,
    )
    if (own !== choices.made) return
    if (!isLoaded) {
      const reason = isLocale(locale) ? 'failed' : 'unsupported'
      return showToast({
        id: 'language',
        type: 'error',
        title: t(`player.language.${reason}`),
        text: t(`player.language.${reason}_hint`),
      })
    }
    choices.applied += 1
    try {
      writeLocale(locale)
      emptyClientStores()
      await revalidate()
    } finally {
      choices.applied -= 1
    }
  }
}
