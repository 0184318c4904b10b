// What entries of several files are made of.
import { holdShortWords } from '@yanta/i18n'
import * as v from 'valibot'

export const Text = v.pipe(v.string(), v.trim(), v.nonEmpty())

export const Translated = v.strictObject({ ru: Text, en: Text })

/** A headline or sentences, which wrap where a window ends: the Russian keeps its short words. Markdown does when it is rendered. */
export const Wrapping = v.pipe(
  Translated,
  v.transform(({ ru, en }) => ({ ru: holdShortWords(ru), en })),
)

export const Position = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Of each stake, what counts toward the wager of a bonus. */
export const Percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))

export const Instant = v.pipe(v.string(), v.isoTimestamp('a time is written like 2026-12-01T09:00:00Z'))

/** A path of the site, or an address elsewhere. */
export const Link = v.pipe(
  v.string(),
  v.regex(/^(\/(?!\/)|https:\/\/)\S*$/, 'a link starts with / or https://'),
)
