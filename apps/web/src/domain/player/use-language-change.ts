import type { Locale } from '@yanta/contract'
import { useRevalidator } from 'react-router'
import { isLocale, loadCatalogue } from '../../i18n/catalogues.ts'
import { writeLocaleCookie } from '../../i18n/locale-cookie.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { emptyClientStores } from '../../browser/resettable-stores.ts'
import { showToast } from '../../dialogs/toast-queue.ts'

/** Changes the language: empties stores with texts and reloads the current screen's data [1.4]. If the language is unknown or can't be loaded, only a message is shown. */
export function useLanguageChange(): (locale: Locale) => Promise<void> {
  const { t } = useI18n()
  const { revalidate } = useRevalidator()
  return async (locale) => {
    const isLoaded = await loadCatalogue(locale).then(
      () => true,
      () => false,
    )
    if (!isLoaded) {
      const reason = isLocale(locale) ? 'failed' : 'unsupported'
      return showToast({
        id: 'language',
        type: 'error',
        title: t(`player.language.${reason}`),
        text: t(`player.language.${reason}_hint`),
      })
    }
    writeLocaleCookie(locale)
    emptyClientStores()
    await revalidate()
  }
}
