// Ways to pay in.
import { MethodIcon, PaymentFlow, Slug } from '@yanta/contract'
import * as v from 'valibot'
import { Translated } from './fields.ts'
import { MethodTerms, whole } from './method-terms.ts'

export const PaymentEntry = v.strictObject({
  /** [3.65]. */
  id: whole(1, 1_000_000),
  key: Slug,
  /** The adapter that takes it; not offered where that is not installed. */
  provider: Slug,
  flow: PaymentFlow,
  name: Translated,
  icon: MethodIcon,
  /** Minutes until the money is there. */
  arrival: v.strictObject({ usual: whole(0, 100_000), most: whole(0, 100_000) }),
  /** Among the further ones [9.19]. */
  isMore: v.optional(v.boolean(), false),
  currencies: MethodTerms,
})
export type PaymentEntry = v.InferOutput<typeof PaymentEntry>
