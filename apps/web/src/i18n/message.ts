// Compiled messages become text. The build has parsed the ICU syntax; what is left is to pick a plural form and to fill in
// values, which needs no library in the browser.
import type { Locale } from '@yanta/contract'
import { isPlain } from './format.ts'

/** A name to fill in; `#`, the number of the plural around; or a choice by number or by word. */
type Token = string | [name: string, kind?: string, choices?: Choices]
type Choices = { [form: string]: Token[] } & { offset?: never }

export type Message = readonly Token[]
export type Values = Record<string, string | number>

/** Writes a message with its values; numbers get the separators of the locale. Throws on a value that is missing. */
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
