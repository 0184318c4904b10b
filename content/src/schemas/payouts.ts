// Ways to be paid out.
import { MethodIcon, PayoutField, Slug } from '@yanta/contract'
import * as v from 'valibot'
import { Text, Translated } from './fields.ts'
import { MethodTerms, whole } from './method-terms.ts'

const Hours = whole(0, 24 * 60)

export const PayoutEntry = v.strictObject({
  /** [3.65]. */
  id: whole(1, 1_000_000),
  key: Slug,
  name: Translated,
  icon: MethodIcon,
  /** Among the further ones [9.19]. */
  isMore: v.optional(v.boolean(), false),
  currencies: MethodTerms,
  fields: v.pipe(
    v.array(v.strictObject({ name: Slug, kind: PayoutField.entries.kind, label: Translated, example: Text })),
    v.minLength(1),
  ),
  /** Hours until the money is there: usually, and at most. */
  arrival: v.strictObject({ usual: Hours, most: Hours }),
})
export type PayoutEntry = v.InferOutput<typeof PayoutEntry>
