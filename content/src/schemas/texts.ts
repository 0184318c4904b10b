// Texts of the site: announcements, SEO, footer and the heads of pages.
import { Slug } from '@yanta/contract'
import * as v from 'valibot'
import { Instant, Link, Needs, Text, Translated, Wrapping } from './fields.ts'

/** What the operator announces above the rows of the lobby [7.61]; the first one whose time it is, is shown. Its text is Markdown. */
export const BlockEntry = v.strictObject({
  id: Slug,
  title: Wrapping,
  text: Translated,
  tone: v.picklist(['info', 'warning', 'celebration']),
  button: v.optional(v.strictObject({ text: Translated, url: Link })),
  from: v.optional(Instant),
  to: v.optional(Instant),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
export type BlockEntry = v.InferOutput<typeof BlockEntry>

/** A path, some of whose segments may stand for things: `/producers/{provider}`. */
export const SeoEntry = v.strictObject({
  path: v.pipe(
    v.string(),
    v.regex(
      /^\/(?:(?:[a-z0-9_-]+|\{[a-z]+\})(?:\/(?=.))?)*$/,
      'a path is slugs and {things} between slashes',
    ),
  ),
  title: Translated,
  description: v.optional(Translated),
  noIndex: v.optional(v.boolean(), false),
  image: v.optional(v.pipe(v.string(), v.startsWith('/art/'))),
  footer: v.optional(v.strictObject({ title: Wrapping, text: Translated })),
})
export type SeoEntry = v.InferOutput<typeof SeoEntry>

export const FooterEntry = v.strictObject({
  title: Translated,
  links: v.pipe(v.array(v.strictObject({ text: Translated, url: Link, needs: Needs })), v.minLength(1)),
})
export type FooterEntry = v.InferOutput<typeof FooterEntry>

/** Front matter of a page in one language. */
export const PageHead = v.strictObject({
  title: Text,
  description: Text,
  updated: v.pipe(v.string(), v.isoDate('a date is written like 2026-11-20')),
  hidden: v.optional(v.boolean(), false),
  needs: Needs,
})
export type PageHead = v.InferOutput<typeof PageHead>
