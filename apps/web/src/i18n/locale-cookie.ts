// The locale of a page: the one it was rendered in, until it is changed on this page, and the default before that [1.4].
// Cookie `locale` stores the choice for a day, for the documents to come [9.8]. It is not read here: another tab may have
// stored a language that this page has neither loaded nor shows.
import { type Locale, defaultLocale } from '@yanta/contract'
import { isLocale } from './catalogues.ts'

const maxAgeSeconds = 86_400
let chosen: Locale | undefined

export function readLocale(): Locale {
  return [chosen, document.documentElement.lang].find(isLocale) ?? defaultLocale
}

/** Changes the language of this page, whose messages are loaded, and stores it. */
export function writeLocale(locale: Locale): void {
  chosen = locale
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `locale=${locale}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
  // Its page for a browser without a network.
  navigator.serviceWorker?.controller?.postMessage({ type: 'locale', locale })
}
