// Ways to pay in. Limits and fixed fees are minor units of each currency.
import { currencies, MethodIcon, PaymentFlow, PositiveMoney, Slug, type Currency } from '@yanta/contract'
import * as v from 'valibot'
import { Translated } from './fields.ts'

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** As much as the ledger takes at once. */
const Amount = v.pipe(PositiveMoney, v.maxValue(1_000_000_000_000))

const CurrencyTerms = v.strictObject({
  min: Amount,
  max: Amount,
  /** The player pays it on top: hundredths of a percent of the amount, and minor units. */
  fee: v.optional(
    v.strictObject({
      percent: v.optional(whole(0, 10_000), 0),
      fixed: v.optional(whole(0, 1_000_000_000), 0),
    }),
    {},
  ),
})

const OfCurrencies = v.strictObject(
  Object.fromEntries(currencies.map((code) => [code, v.optional(CurrencyTerms)])) as Record<
    Currency,
    v.OptionalSchema<typeof CurrencyTerms, undefined>
  >,
)

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
  currencies: v.pipe(
    OfCurrencies,
    v.check((terms) => Object.keys(terms).length > 0, 'a way to pay takes at least one currency'),
  ),
})
export type PaymentEntry = v.InferOutput<typeof PaymentEntry>
