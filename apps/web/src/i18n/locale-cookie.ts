// The locale of a browser: cookie `locale` for a day, else Russian [1.4], [9.8].
import type { Locale } from '@yanta/contract'
import { isLocale } from './catalogues.ts'

export const localeCookie = 'locale'
export const localeCookieMaxAgeSeconds = 86_400
export const defaultLocale: Locale = 'ru'

export function readLocaleCookie(): Locale {
  const value = /(?:^|;\s*)locale=([^;]*)/.exec(document.cookie)?.[1]
  return isLocale(value) ? value : defaultLocale
}

export function writeLocaleCookie(locale: Locale): void {
  document.cookie = `${localeCookie}=${locale}; Path=/; Max-Age=${localeCookieMaxAgeSeconds}; SameSite=Lax`
}
