// What a way to pay in or to be paid out takes in each currency. Amounts in minor units of it.
import { currencies, PositiveMoney, type Currency } from '@yanta/contract'
import * as v from 'valibot'

/** From `least` to `most`. */
export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** As much as the ledger takes at once. */
const Amount = v.pipe(PositiveMoney, v.maxValue(1_000_000_000_000))

const Terms = v.strictObject({
  min: Amount,
  max: Amount,
  /** Hundredths of a percent of the amount, and minor units: on top of what is paid in, out of what is paid out. */
  fee: v.optional(
    v.strictObject({
      percent: v.optional(whole(0, 10_000), 0),
      fixed: v.optional(whole(0, 1_000_000_000), 0),
    }),
    {},
  ),
})

/** By currency; of at least one. */
export const MethodTerms = v.pipe(
  v.strictObject(
    Object.fromEntries(currencies.map((code) => [code, v.optional(Terms)])) as Record<
      Currency,
      v.OptionalSchema<typeof Terms, undefined>
    >,
  ),
  v.check((terms) => Object.keys(terms).length > 0, 'a way to pay takes at least one currency'),
)
