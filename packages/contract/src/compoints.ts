// Compoints, the loyalty currency, and the shop that takes them. Amounts in hundredths of compoints.
import * as v from 'valibot'
import { Gift, GiftTerms, GiftType } from './gifts.ts'
import { defineCall } from './kit/call.ts'
import { Count, Id, Instant, Money, PictureAddress, Slug } from './kit/scalars.ts'

const Compoints = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** [9.25]: this much of real bets on slots, in minor units of roubles, or as much in another currency, is one compoint on the first level. */
export const CompointsConfig = v.object({ betsForOne: Money })
export type CompointsConfig = v.InferOutput<typeof CompointsConfig>

export const getCompointsConfig = defineCall({
  name: 'getCompointsConfig',
  method: 'GET',
  path: '/json-api/compoints/config',
  access: 'anyone',
  summary: 'How compoints are earned [7.29]',
  response: CompointsConfig,
  refusals: [],
})

export const productCategories = ['spins', 'bonuses', 'cash', 'progress', 'surprises'] as const

/** Texts are in the locale of the call, amounts of `terms` in the player's currency. */
export const CompointProduct = v.object({
  id: Slug,
  title: v.string(),
  image: PictureAddress,
  category: v.picklist(productCategories),
  giftType: GiftType,
  terms: GiftTerms,
  price: Compoints,
  /** Level that may buy it. */
  level: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** What is left of a limited stock; null: unlimited. */
  left: v.nullable(Count),
  isHit: v.boolean(),
})
export type CompointProduct = v.InferOutput<typeof CompointProduct>

export const listCompointProducts = defineCall({
  name: 'listCompointProducts',
  method: 'GET',
  path: '/json-api/compoint-products',
  access: 'player',
  summary: 'The products of the shop, in the order of the editors [7.30]',
  query: v.object({ type: v.optional(v.literal('gift'), 'gift') }),
  response: v.object({ items: v.array(CompointProduct) }),
  refusals: ['unauthorized', 'invalid_request'],
})

export const buyCompointProduct = defineCall({
  name: 'buyCompointProduct',
  method: 'POST',
  path: '/json-api/compoint-products/{id}',
  access: 'player',
  summary:
    'Buy a product [7.31]; final [4.37]. `key` is new for each purchase: a repetition with the same one buys nothing and gets the same answer; without one each call is a purchase of its own',
  params: v.object({ id: Slug }),
  body: v.optional(
    v.object({
      key: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/))),
      quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)), 1),
      /** The price of one that the player confirmed: another one refuses the purchase. Left out, it is the price of the moment. */
      price: v.optional(Compoints),
    }),
    {},
  ),
  /** The gifts it has become, and the compoints left. */
  response: v.object({ gifts: v.array(Gift), compoint_balance: Compoints }),
  refusals: [
    'unauthorized',
    'invalid_request',
    'account_closed',
    'taking_a_break',
    'self_excluded',
    'multi_account',
    'disabled',
    'product_not_found',
    'product_sold_out',
    'product_price_changed',
    'product_level_required',
    'insufficient_compoint_balance',
    'transaction_conflict',
  ],
})

export const CompointRecord = v.object({
  id: Id,
  at: Instant,
  /** Negative for compoints spent. */
  amount: v.pipe(v.number(), v.safeInteger()),
  /** Of seats in tournaments and series: bought, and given back because it was cancelled. */
  kind: v.picklist(['earned', 'bought', 'gift', 'seat', 'seatRefund', 'correction']),
  /** The bought product, the gift or the tournament; null for earned ones. */
  title: v.nullable(v.string()),
})
export type CompointRecord = v.InferOutput<typeof CompointRecord>

export const listCompointRecords = defineCall({
  name: 'listCompointRecords',
  method: 'GET',
  path: '/json-api/compoints/history',
  access: 'player',
  summary:
    "The movements of the player's compoints, latest first; those earned are summed by day (path chosen here)",
  query: v.object({ before: v.optional(Id) }),
  /** At most 40; fewer than that are the last [4.56]. */
  response: v.object({ items: v.array(CompointRecord) }),
  refusals: ['unauthorized', 'invalid_request'],
})
