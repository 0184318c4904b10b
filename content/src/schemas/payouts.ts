// Ways to be paid out.
import { Currency, MethodIcon, Money, PayoutField, PositiveMoney, Slug } from '@yanta/contract'
import * as v from 'valibot'
import { Text, Translated } from './fields.ts'

const Hours = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24 * 60))

/** `limits` has the currencies that it pays; amounts in minor units, the fee's `percent` in hundredths of a percent. */
export const PayoutEntry = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  key: Slug,
  name: Translated,
  icon: MethodIcon,
  isMore: v.optional(v.boolean(), false),
  limits: v.pipe(
    v.array(
      v.strictObject({
        currency: Currency,
        min: PositiveMoney,
        max: PositiveMoney,
        fee: v.optional(
          v.strictObject({
            percent: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999)), 0),
            fixed: v.optional(Money, 0),
          }),
          {},
        ),
      }),
    ),
    v.minLength(1),
  ),
  fields: v.pipe(
    v.array(v.strictObject({ name: Slug, kind: PayoutField.entries.kind, label: Translated, example: Text })),
    v.minLength(1),
  ),
  /** Hours until the money is there: usually, and at most. */
  arrival: v.strictObject({ usual: Hours, most: Hours }),
})
export type PayoutEntry = v.InferOutput<typeof PayoutEntry>
