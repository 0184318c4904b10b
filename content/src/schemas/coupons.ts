// Codes that turn into gifts.
import { Slug } from '@yanta/contract'
import * as v from 'valibot'
import { Instant, Text } from './fields.ts'

const Limit = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))

export const CouponEntry = v.strictObject({
  /** Compared in upper case, without spaces and hyphens. */
  code: v.pipe(Text, v.regex(/^[\p{L}\d-]{1,150}$/u, 'a code is letters, digits and hyphens')),
  /** Slug of gifts.yaml; null: a code of registration that is only noted at the account. */
  gift: v.nullable(Slug),
  /** Entered at registration and nowhere else. */
  registration: v.optional(v.boolean(), false),
  from: v.optional(Instant),
  to: v.optional(Instant),
  /** How often it may be used by all players together; left out: any number. */
  uses: v.optional(Limit),
  perPlayer: v.optional(Limit, 1),
})
export type CouponEntry = v.InferOutput<typeof CouponEntry>

/** The form in which codes are the same. */
export function normaliseCode(text: string): string {
  return text.toUpperCase().replace(/[\s\u2010-\u2015-]/g, '')
}
