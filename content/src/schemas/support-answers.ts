import { perLocale, Slug } from '@yanta/contract'
import * as v from 'valibot'
import { Text } from './fields.ts'

const Texts = v.strictObject(perLocale(() => Text))

/** An answer that support has prepared; by the beginnings of its words the chat finds it in a question. */
export const SupportAnswer = v.strictObject({
  slug: Slug,
  /** For the operator who chooses it. */
  title: Texts,
  text: Texts,
  /** Single words in lower case, of both languages together, with е for ё; none: the answer to everything else. */
  words: v.array(v.pipe(Text, v.regex(/^[\p{Ll}\p{N}]+$/u), v.excludes('ё'))),
})
export type SupportAnswer = v.InferOutput<typeof SupportAnswer>
