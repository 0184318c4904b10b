// Texts that are written as code, with their keys as types: those of games and letters. The site's are compiled by its build.
import type { Locale } from '@yanta/contract'
import { type Message, type Values, formatMessage } from './message.ts'
import { parseMessage } from './parse-message.ts'

export type Translate<Key extends string> = (key: Key, values?: Values) => string

/** Texts of one language by key. @throws (the result) on a missing value, as `formatMessage`. */
export function createTranslate<Key extends string>(
  catalogue: Record<Locale, Record<Key, string>>,
  locale: Locale,
): Translate<Key> {
  return (key, values = {}) => fillText(catalogue[locale][key], values, locale)
}

/** Messages are drawn again with every frame of a game, and there are few. */
const parsed = new Map<string, Message>()

/** Fills one text of ours; never for texts of editors, whose braces may be anything. @throws as `formatMessage`. */
export function fillText(text: string, values: Values, locale: Locale): string {
  const message = parsed.get(text) ?? parseMessage(text)
  parsed.set(text, message)
  return formatMessage(message, values, locale)
}
