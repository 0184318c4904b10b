// The one interpreter of messages. The site's build has parsed the ICU syntax with a library, `parseMessage` reads it for games
// and letters; picking a plural form and filling in values needs no library.
import type { Locale } from '@yanta/contract'
import { isPlain } from './number.ts'

/** Literal text; a value's name; `#`, the number of the enclosing plural; or a choice by number or word. */
export type Token = string | [name: string, kind?: string, choices?: Choices]
export type Choices = { [form: string]: Token[] } & { offset?: never }

export type Message = readonly Token[]
export type Values = Record<string, string | number>

/** Formats a message with its values; numbers get the separators of the locale. Throws on a missing value. */
export function formatMessage(message: Message, values: Values, locale: Locale, count?: number): string {
  const [only] = message
  if (message.length === 1 && typeof only === 'string' && only !== '#') return only
  return message
    .map((token) => {
      if (typeof token === 'string')
        return token === '#' && count !== undefined ? writeNumber(count, locale) : token
      const [name, kind, choices] = token
      const value = values[name]
      if (value === undefined) throw new Error(`message value ${name} is missing`)
      if (!choices) return typeof value === 'number' ? writeNumber(value, locale) : value
      if (kind === 'select')
        return formatMessage(choices[value] ?? choices.other ?? [], values, locale, count)
      const form = choices[value] ?? choices[rulesOf(locale).select(Number(value))] ?? choices.other ?? []
      return formatMessage(form, values, locale, Number(value))
    })
    .join('')
}

const numberFormats: Partial<Record<Locale, Intl.NumberFormat>> = {}
function writeNumber(value: number, locale: Locale): string {
  return isPlain(value)
    ? String(value)
    : (numberFormats[locale] ??= new Intl.NumberFormat(locale)).format(value)
}

const pluralRules: Partial<Record<Locale, Intl.PluralRules>> = {}
function rulesOf(locale: Locale): Intl.PluralRules {
  return (pluralRules[locale] ??= new Intl.PluralRules(locale))
}
