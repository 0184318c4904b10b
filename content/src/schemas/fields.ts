// What entries of several files are made of.
import { perLocale } from '@yanta/contract'
import { holdShortWords } from '@yanta/i18n'
import * as v from 'valibot'

export const Text = v.pipe(v.string(), v.trim(), v.nonEmpty())

export const Translated = v.strictObject(perLocale(() => Text))

/** A headline or sentences, which wrap where a window ends: its language keeps words together. Markdown does when it is rendered. */
export const Wrapping = v.pipe(
  Translated,
  v.transform((texts) => perLocale((locale) => holdShortWords(texts[locale], locale))),
)

/** What a jurisdiction may not have; where it has none, what needs it is absent. */
export const Needed = v.picklist(['winback'])
export const Needs = v.optional(Needed)

export const Position = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Of each stake, what counts toward the wager of a bonus. */
export const Percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))

export const Instant = v.pipe(v.string(), v.isoTimestamp('a time is written like 2026-12-01T09:00:00Z'))

/** A path of the site, or an address elsewhere. */
export const Link = v.pipe(
  v.string(),
  v.regex(/^(\/(?!\/)|https:\/\/)\S*$/, 'a link starts with / or https://'),
)
