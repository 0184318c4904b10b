// What code must know of each language that `locales` of the contract names.
import type { Currency, Locale } from '@yanta/contract'

export interface LocaleFacts {
  /** Its name in itself. */
  name: string
  /** Tag by which dates are written: English ones are British, as months follow days everywhere on the site. */
  tag: string
  /** Value of `og:locale`. */
  openGraph: string
  /** Alphabet of its texts beside the Latin one of names: decides which fonts are loaded first. */
  alphabet: 'cyrillic' | 'latin'
  /** With its space, which never breaks. */
  percentSign: string
  /** Currencies whose symbol stands before the number [9.9]. */
  leadingSymbols: readonly Currency[]
}

export const localeTable: Readonly<Record<Locale, LocaleFacts>> = {
  ru: {
    name: 'Русский',
    tag: 'ru-RU',
    openGraph: 'ru_RU',
    alphabet: 'cyrillic',
    percentSign: '\u00a0%',
    leadingSymbols: [],
  },
  en: {
    name: 'English',
    tag: 'en-GB',
    openGraph: 'en_US',
    alphabet: 'latin',
    percentSign: '%',
    leadingSymbols: ['EUR', 'USD', 'CAD'],
  },
}
