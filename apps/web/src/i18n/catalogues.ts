// The compiled messages of a locale, each language loaded alone. A locale outside ru and en is refused [1.4].
import { type I18n, setupI18n } from '@lingui/core'
import { type Locale, locales } from '@yanta/contract'

const loaded = new Map<Locale, I18n>()

/** Loads a locale's messages once. Throws 'language not supported' for anything but ru and en [1.4]. */
export async function loadCatalogue(locale: string): Promise<I18n> {
  if (!isLocale(locale)) throw new Error('language not supported')
  const known = loaded.get(locale)
  if (known) return known
  const { default: messages } = locale === 'ru' ? await import('virtual:messages/ru') : await import('virtual:messages/en')
  const i18n = setupI18n({ locale, messages: { [locale]: messages } })
  loaded.set(locale, i18n)
  return i18n
}

/** The messages of a locale that `loadCatalogue` has loaded before. */
export function getCatalogue(locale: Locale): I18n {
  const i18n = loaded.get(locale)
  if (!i18n) throw new Error(`messages of ${locale} are not loaded`)
  return i18n
}

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale)
}
