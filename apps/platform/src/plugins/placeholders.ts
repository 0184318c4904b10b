// Placeholders in braces in editors' texts, and their values.
import type { Brand } from '@yanta/brand'
import type { Config } from '@yanta/config'
import { locales, type Locale } from '@yanta/contract'

export type TextValues = Readonly<Record<Locale, Readonly<Record<string, string>>>>

/** The values available in every text of this installation. */
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

/** Replaces `{name}` by its value; a name without a value is left unchanged. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
