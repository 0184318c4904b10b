// What happened to a player's money, of all kinds in one list. Amounts in minor units of the player's currency.
import * as v from 'valibot'
import { DeclineReason, DepositStatus } from './deposits.ts'
import { GiftState, GiftType } from './gifts.ts'
import { defineCall } from './kit/call.ts'
import {
  Count,
  Currency,
  Day,
  Id,
  Instant,
  Money,
  PictureAddress,
  PositiveMoney,
  Slug,
} from './kit/scalars.ts'
import { PayoutStatus } from './payouts.ts'

export const operationFilters = ['all', 'deposits', 'payouts', 'rounds', 'bonuses', 'gifts'] as const
export const OperationFilter = v.picklist(operationFilters)
export type OperationFilter = v.InferOutput<typeof OperationFilter>

/** Unique among all operations of the player; when it began. */
const common = { id: Id, at: Instant }
const method = v.object({ key: Slug, name: v.string() })

export const Operation = v.variant('kind', [
  v.object({
    kind: v.literal('deposit'),
    ...common,
    transaction_id: Id,
    method,
    amount: PositiveMoney,
    currency: Currency,
    status: DepositStatus,
    reason: v.nullable(DeclineReason),
    /** What the provider has taken back of it. */
    reversed: Money,
  }),
  v.object({
    kind: v.literal('payout'),
    ...common,
    transaction_id: Id,
    method,
    /** Where the money goes, masked. */
    target: v.string(),
    amount: PositiveMoney,
    currency: Currency,
    status: PayoutStatus,
    /** The house's or the provider's words for a refused or failed one. */
    reason: v.nullable(v.string()),
  }),
  v.object({
    kind: v.literal('round'),
    ...common,
    game: v.object({ slug: Slug, name: v.string() }),
    /** Real and bonus money together, as the win is. */
    stake: Money,
    win: Money,
    /** Paid by a gift: what it wins becomes a bonus once the series is over. */
    isFree: v.boolean(),
    /** The stake was the price of the game's feature, its free spins. */
    isBought: v.optional(v.boolean()),
    /** The stake was the price of a round with the ante, which meets its feature more often. */
    isAnte: v.optional(v.boolean()),
    currency: Currency,
    status: v.picklist(['open', 'settled', 'rolled_back']),
  }),
  v.object({
    kind: v.literal('bonus'),
    ...common,
    /** Of the gift it came from; null: from none. */
    title: v.nullable(v.string()),
    amount: PositiveMoney,
    /** What became real money. */
    converted: Money,
    currency: Currency,
    status: v.picklist(['active', 'completed', 'lost', 'expired', 'cancelled']),
  }),
  v.object({
    kind: v.literal('gift'),
    ...common,
    title: v.string(),
    type: GiftType,
    image: PictureAddress,
    /** The money of one that is money; null for any other. */
    amount: v.nullable(PositiveMoney),
    currency: Currency,
    status: GiftState,
  }),
])
export type Operation = v.InferOutput<typeof Operation>

const query = {
  filter: v.optional(OperationFilter, 'all'),
  /** First and last day, in the site's time zone; without one the period is open at that side. */
  from: v.optional(Day),
  to: v.optional(Day),
}

export const listOperations = defineCall({
  name: 'listOperations',
  method: 'GET',
  path: '/json-api/user/operations',
  access: 'player',
  summary:
    "What happened to the player's money, latest first, twenty at a time; `next` is the `after` of the following page (path chosen here)",
  query: v.object({ ...query, after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}(\.\d{1,15}){4}$/))) }),
  response: v.object({ items: v.array(Operation), next: v.nullable(v.string()) }),
  refusals: ['unauthorized', 'invalid_request'],
})

/** Of the kinds that the filter shows; zero for the others. */
export const OperationTotals = v.object({
  currency: Currency,
  count: Count,
  /** Credited. */
  deposits: Money,
  /** Requested, without those whose money came back. */
  payouts: Money,
  staked: Money,
  won: Money,
  /** Granted bonus money, and what became real of it. */
  bonuses: Money,
  converted: Money,
  /** Money of gifts that were used. */
  gifts: Money,
})
export type OperationTotals = v.InferOutput<typeof OperationTotals>

export const sumOperations = defineCall({
  name: 'sumOperations',
  method: 'GET',
  path: '/json-api/user/operations/totals',
  access: 'player',
  summary:
    'Number and sums of what `listOperations` lists with the same filter and period (path chosen here)',
  query: v.object(query),
  response: OperationTotals,
  refusals: ['unauthorized', 'invalid_request', 'too_many_requests'],
  rateLimit: { max: 120, windowMs: 60_000, by: 'player' },
})
