import type { Locale } from '@yanta/contract'
import { useRevalidator } from 'react-router'
import { isLocale, loadCatalogue } from '../i18n/catalogues.ts'
import { writeLocaleCookie } from '../i18n/locale-cookie.ts'
import { useI18n } from '../i18n/use-i18n.tsx'
import { emptyClientStores } from '../lib/client-stores.ts'
import { showToast } from '../lib/toast-queue.ts'

/** The way to another language: empties what holds texts and loads the screen again where it is [1.4]. When there is no such language, or it can't be loaded, nothing changes but a message. */
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
