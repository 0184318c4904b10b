// Texts of a game in the languages of the site: `{name}` and `{count, plural, one {# спин} few {# спина} other {# спинов}}`.
import type { Locale } from '@yanta/contract'

export type Values = Record<string, string | number>
export type Translate<Key extends string> = (key: Key, values?: Values) => string

const plural = /\{(\w+), plural, ((?:\s*\w+ \{[^{}]*\})+)\s*\}/g
const branch = /(\w+) \{([^{}]*)\}/g

/** Fills one message. A missing value stays visible as `{name}`, so that the mistake is noticed. */
export function fillMessage(message: string, values: Values, locale: Locale): string {
  const numbers = new Intl.NumberFormat(locale)
  const chosen = message.replace(plural, (_, name: string, branches: string) => {
    const count = Number(values[name])
    const texts = new Map([...branches.matchAll(branch)].map((match) => [match[1], match[2] ?? '']))
    const text = texts.get(new Intl.PluralRules(locale).select(count)) ?? texts.get('other') ?? ''
    return text.replaceAll('#', numbers.format(count))
  })
  return chosen.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    if (value === undefined) return whole
    return typeof value === 'number' ? numbers.format(value) : value
  })
}

export function createTranslate<Key extends string>(
  catalogue: Record<Locale, Record<Key, string>>,
  locale: Locale,
): Translate<Key> {
  return (key, values = {}) => fillMessage(catalogue[locale][key], values, locale)
}
