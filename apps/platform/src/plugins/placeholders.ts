// Names in braces that editors use in texts, and what they stand for.
import type { Brand } from '@yanta/brand'
import type { Config } from '@yanta/config'
import { locales, type Locale } from '@yanta/contract'

export type TextValues = Readonly<Record<Locale, Readonly<Record<string, string>>>>

/** What every text of this installation may name. */
export function buildTextValues(
  { names }: Pick<Brand, 'names'>,
  { gamesOrigin }: Pick<Config, 'gamesOrigin'>,
  supportEmail: string | null,
): TextValues {
  const valuesOf = (locale: Locale) => ({
    ...names[locale],
    gamesOrigin,
    ...(supportEmail && { supportEmail }),
  })
  return Object.fromEntries(locales.map((locale) => [locale, valuesOf(locale)])) as unknown as TextValues
}

/** `{name}` becomes the value of that name; a name without a value stays as it stands. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
