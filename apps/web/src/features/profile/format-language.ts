import type { Locale } from '@yanta/contract'

/** The name of a language in the language `locale`: `Английский`. */
export function formatLanguage(language: Locale, locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
