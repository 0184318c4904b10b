// What code must know of each language that `locales` of the contract names: a column each, so that a page carries only those it
// asks for. A language that lacks one is a type error.
import type { Currency, Locale } from '@yanta/contract'

/** Each in its own language. */
export const localeNames: Record<Locale, { name: string; invitation: string }> = {
  ru: { name: 'Русский', invitation: 'Перейти на русский' },
  en: { name: 'English', invitation: 'Switch to English' },
}

/** Values of `og:locale`. */
export const openGraphLocales: Record<Locale, string> = { ru: 'ru_RU', en: 'en_US' }

/** Tags by which dates are written; English ones are British, as days stand before months everywhere on the site. */
export const dateTags: Record<Locale, string> = { ru: 'ru-RU', en: 'en-GB' }

/** With its space, which never breaks. */
export const percentSigns: Record<Locale, string> = { ru: '\u00a0%', en: '%' }

/** Currencies whose symbol stands before the number [9.9]. */
export const leadingSymbols: Record<Locale, readonly Currency[]> = { ru: [], en: ['EUR', 'USD', 'CAD'] }

/** Between groups of three digits, and before the fraction. */
export const numberSigns: Record<Locale, { group: string; decimal: string }> = {
  ru: { group: '\u00a0', decimal: ',' },
  en: { group: ',', decimal: '.' },
}

/** Of a thousand and of a million, for amounts on chips. */
export const shortUnits: Record<Locale, readonly [thousand: string, million: string]> = {
  ru: ['к', 'М'],
  en: ['K', 'M'],
}

type Alphabet = 'cyrillic' | 'latin'

/** Alphabets whose fonts the first screen needs; names, digits and spaces are Latin in every language. */
export const alphabets: Record<Locale, readonly Alphabet[]> = { ru: ['cyrillic', 'latin'], en: ['latin'] }
