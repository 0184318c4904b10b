import type { Locale } from '@yanta/contract'
import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { isLocale, loadCatalogue } from '../../i18n/catalogues.ts'
import { writeLocaleCookie } from '../../i18n/locale-cookie.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { emptyClientStores } from '../../browser/resettable-stores.ts'
import { showToast } from '../../dialogs/toast-queue.ts'

/** Changes the language: empties stores with texts and reloads the current screen's data [1.4]. If the language is unknown or can't be loaded, only a message is shown. */
export function useLanguageChange(): (locale: Locale) => Promise<void> {
  const { t, locale: current } = useI18n()
  const { revalidate } = useRevalidator()
  const changes = useRef(0)
  const change = async (locale: Locale): Promise<void> => {
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
  return async (locale) => {
    // The language of the page needs no change, which would end a game; another tab may have stored another one.
    if (locale === current && changes.current === 0) return writeLocaleCookie(locale)
    changes.current += 1
    await change(locale).finally(() => (changes.current -= 1))
  }
}
