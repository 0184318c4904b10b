// The cashbox: ways to pay in and to be paid out, with their limits [2.67]. Amounts in minor units of the player's currency.
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { Count, Currency, Money, PictureAddress, PositiveMoney, Slug } from './kit/scalars.ts'

/** Hundredths of a percent of the amount; the player pays it. */
const Fee = v.object({ percent: Count, fixed: Money })

/** The drawing of a way to pay where it has no picture. */
export const MethodIcon = v.picklist(['card', 'qr', 'bank', 'wallet', 'mobile', 'crypto'])
export type MethodIcon = v.InferOutput<typeof MethodIcon>

/** [3.55]; limits in minor units, the first ones where two say different things are those of the system. */
const system = {
  /** [3.65]; 2, 5, 6, 7, 44 and 99 stand among the 'more' ones [9.19]. */
  id: Count,
  key: Slug,
  name: v.string(),
  position: v.pipe(v.number(), v.integer()),
  image: v.nullable(PictureAddress),
  icon: MethodIcon,
  limits: v.array(v.object({ currency: Currency, min: Money, max: Money })),
  fee: Fee,
}

/**
 * How a deposit is opened: `form` by `openDeposit` [7.77], `marbella` by its own call [7.76], `rbk` by an invoice and the provider's
 * own window [7.78].
 */
export const PaymentFlow = v.picklist(['form', 'marbella', 'rbk'])
export type PaymentFlow = v.InferOutput<typeof PaymentFlow>

/** A way to pay in. */
export const PaymentSystem = v.object({
  ...system,
  flow: PaymentFlow,
  isMore: v.boolean(),
  /** Minutes until the money is there: usually, and at most. */
  arrival: v.object({ usual: Count, most: Count }),
})
export type PaymentSystem = v.InferOutput<typeof PaymentSystem>

/** What is typed for a payout. `card`, `iban` and `crypto` are checked by their check sums. */
export const PayoutField = v.object({
  name: Slug,
  kind: v.picklist(['card', 'iban', 'wallet', 'crypto', 'phone', 'name']),
  label: v.string(),
  example: v.string(),
})
export type PayoutField = v.InferOutput<typeof PayoutField>

/** A way to be paid out. */
export const PayoutSystem = v.object({
  ...system,
  isMore: v.boolean(),
  fields: v.array(PayoutField),
  /** Hours until the money is there: usually, and at most. */
  arrival: v.object({ usual: Count, most: Count }),
  /** Where and how a request is sent [7.80]: by a post where no method is named. */
  send: v.object({ url: v.string(), method: v.optional(v.picklist(['post', 'put'])) }),
})
export type PayoutSystem = v.InferOutput<typeof PayoutSystem>

export const listPaymentSystems = defineCall({
  name: 'listPaymentSystems',
  method: 'GET',
  path: '/json-api/treasury/payment-system',
  access: 'player',
  summary: "Ways to pay in that take the player's currency, and the key of the one used last [7.71]",
  response: v.object({ items: v.array(PaymentSystem), lastUsed: v.nullable(Slug) }),
  refusals: ['unauthorized'],
})

export const listPayoutSystems = defineCall({
  name: 'listPayoutSystems',
  method: 'GET',
  path: '/json-api/treasury/payout-system',
  access: 'player',
  summary: "Ways to be paid out that pay the player's currency, and the key of the one used last [7.71]",
  response: v.object({ items: v.array(PayoutSystem), lastUsed: v.nullable(Slug) }),
  refusals: ['unauthorized'],
})

export const getGeneralLimit = defineCall({
  name: 'getGeneralLimit',
  method: 'GET',
  path: '/json-api/treasury/general-limit',
  access: 'player',
  summary:
    'Limits of all ways together [7.71]; a payout is from 100 to 1,000,000 where nothing else is set [5.18], [9.10]',
  response: v.object({
    currency: Currency,
    deposit: v.object({ min: Money, max: Money }),
    payout: v.object({ min: Money, max: Money }),
    /** Payout requests that may be open at once. */
    openPayouts: Count,
  }),
  refusals: ['unauthorized'],
})

export const getSumRange = defineCall({
  name: 'getSumRange',
  method: 'GET',
  path: '/json-api/treasury/sum-range',
  access: 'player',
  summary: "Amounts offered for a deposit in the player's currency [7.71], [9.10]",
  response: v.object({ currency: Currency, presets: v.array(PositiveMoney), default: PositiveMoney }),
  refusals: ['unauthorized'],
})

export const getLastBet = defineCall({
  name: 'getLastBet',
  method: 'GET',
  path: '/json-api/user/last-bet',
  access: 'player',
  summary:
    'The last stake with real money [7.72], and the offered amount nearest to twenty of it, never above the default',
  response: v.object({ currency: Currency, amount: v.nullable(Money), preset: PositiveMoney }),
  refusals: ['unauthorized'],
})

export const getTodayDeposits = defineCall({
  name: 'getTodayDeposits',
  method: 'GET',
  path: '/json-api/users/statistics/today-deposit-amount',
  access: 'player',
  summary: "Sum and number of today's deposits, by the site's midnight [7.10]",
  response: v.object({ currency: Currency, amount: Money, count: Count }),
  refusals: ['unauthorized'],
})
