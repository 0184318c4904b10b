// The locale of a browser: cookie `locale` for a day, else the language of the page, else the default [1.4], [9.8].
import { type Locale, defaultLocale } from '@yanta/contract'
import { isLocale } from './catalogues.ts'

const maxAgeSeconds = 86_400

export function readLocale(): Locale {
  const cookie = /(?:^|;\s*)locale=([^;]*)/.exec(document.cookie)?.[1]
  const wanted = [cookie, document.documentElement.lang].find(isLocale)
  return wanted ?? defaultLocale
}

export function writeLocaleCookie(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `locale=${locale}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
}
