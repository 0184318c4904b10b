// The cashbox: payment systems for deposits and payouts.
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { Currency, Money, PictureAddress, Slug } from './kit/scalars.ts'

/** [3.55]; limits in minor units. */
export const PaymentSystem = v.object({
  key: Slug,
  name: v.string(),
  position: v.pipe(v.number(), v.integer()),
  image: v.nullable(PictureAddress),
  limits: v.array(v.object({ currency: Currency, min: Money, max: Money })),
})
export type PaymentSystem = v.InferOutput<typeof PaymentSystem>

const answer = { response: v.object({ items: v.array(PaymentSystem) }), refusals: ['unauthorized'] } as const

export const listPaymentSystems = defineCall({
  name: 'listPaymentSystems',
  method: 'GET',
  path: '/json-api/treasury/payment-system',
  access: 'player',
  summary: 'Ways to pay in that are open to the player [7.71]',
  ...answer,
})

export const listPayoutSystems = defineCall({
  name: 'listPayoutSystems',
  method: 'GET',
  path: '/json-api/treasury/payout-system',
  access: 'player',
  summary: 'Ways to be paid out that are open to the player [7.71]',
  ...answer,
})
