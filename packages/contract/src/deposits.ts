// Deposits: opened at a provider, ended by its signed notification. Amounts in minor units of the player's currency.
import * as v from 'valibot'

import { defineCall } from './kit/call.ts'
import { defineEvent } from './kit/event.ts'
import {
  Count,
  Currency,
  Id,
  Instant,
  PictureAddress,
  PositiveMoney,
  queryInteger,
  RequestKey,
  Slug,
} from './kit/scalars.ts'

/** Why a deposit failed. `abandoned`: the player left the provider's page, and its time is over there. */
export const declineReasons = [
  'declined',
  'no_money',
  'card_expired',
  'wrong_card',
  'not_confirmed',
  'limit_exceeded',
  'cancelled',
  'abandoned',
] as const
export const DeclineReason = v.picklist(declineReasons)
export type DeclineReason = v.InferOutput<typeof DeclineReason>

/**
 * - `created`: the provider has not been reached yet; `pending`: it works on it.
 * - `unknown`: nobody knows how it ended; money that arrives is credited.
 * - `success`: credited. `failed`: refused by the provider; a success that comes later is credited all the same.
 */
export const DepositStatus = v.picklist(['created', 'pending', 'unknown', 'success', 'failed'])
export type DepositStatus = v.InferOutput<typeof DepositStatus>

export const Deposit = v.object({
  id: Id,
  transaction_id: Id,
  method: v.object({ key: Slug, name: v.string(), image: v.nullable(PictureAddress) }),
  amount: PositiveMoney,
  currency: Currency,
  status: DepositStatus,
  /** Of a failed one. */
  reason: v.nullable(DeclineReason),
  /** Chosen for it. */
  gift: v.nullable(v.object({ id: Id, title: v.string() })),
  createdAt: Instant,
  /** When it was credited or failed; null before. */
  endedAt: v.nullable(Instant),
})
export type Deposit = v.InferOutput<typeof Deposit>

const wish = {
  amount: PositiveMoney,
  /** A gift that the deposit brings [7.26]. */
  gift: v.optional(v.nullable(Id), null),
  /** A repetition with the same key opens nothing and gets the same deposit; without one each call opens a deposit of its own. */
  key: v.optional(RequestKey),
}

const openRefusals = [
  'unauthorized',
  'invalid_request',
  'account_closed',
  'taking_a_break',
  'self_excluded',
  'payment_system_not_found',
  'amount_out_of_range',
  'gift_not_eligible',
  'provider_unreachable',
  'deposit_limit_reached',
  'limit_reached',
] as const
const rateLimit = { max: 20, windowMs: 60_000, by: 'player' } as const

export const openDeposit = defineCall({
  name: 'openDeposit',
  method: 'POST',
  path: '/json-api/treasury/open',
  access: 'player',
  summary:
    "Open a deposit at a provider's page [7.77]: the answer is a form to be sent there. `qs` is the query of the screen to come back to",
  body: v.object({
    dep_qs: v.object({ method: Slug, ...wish }),
    qs: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
  }),
  response: v.object({
    deposit: Deposit,
    url: v.string(),
    method: v.picklist(['GET', 'POST']),
    fields: v.record(v.string(), v.string()),
  }),
  refusals: openRefusals,
  rateLimit,
})

/** It moves money: never prefetched and never retried. */
export const openMarbellaDeposit = defineCall({
  name: 'openMarbellaDeposit',
  method: 'GET',
  path: '/json-api/user/marbella/deposit/{method}/{amount}',
  access: 'player',
  summary:
    'Open a deposit of the provider marbella [7.76], amount in minor units; the answer is where the player pays',
  params: v.object({ method: Slug, amount: queryInteger(1, 999_999_999) }),
  query: v.object({ gift: v.optional(Id), key: v.optional(RequestKey) }),
  response: v.object({ deposit: Deposit, redirectUrl: v.string() }),
  refusals: openRefusals,
  rateLimit,
})

/** [3.57]. */
export const RbkInvoice = v.object({
  invoiceId: v.string(),
  invoiceAccessToken: v.string(),
  name: v.string(),
  description: v.string(),
  label: v.string(),
  successUrl: v.string(),
})
export type RbkInvoice = v.InferOutput<typeof RbkInvoice>

export const createRbkInvoice = defineCall({
  name: 'createRbkInvoice',
  method: 'POST',
  path: '/json-api/rbk-create-invoice',
  access: 'player',
  summary: "Open a deposit by an invoice, which the provider's window takes [7.78]",
  body: v.object({ method: Slug, ...wish }),
  response: v.object({
    deposit: Deposit,
    invoice: RbkInvoice,
    /** Address of the script that has `RbkmoneyCheckout`. */
    scriptUrl: v.string(),
  }),
  refusals: openRefusals,
  rateLimit,
})

export const listDeposits = defineCall({
  name: 'listDeposits',
  method: 'GET',
  path: '/json-api/user/deposits',
  access: 'player',
  summary: "The player's deposits, newest first, twenty at a time [7.73]",
  query: v.object({ offset: v.optional(queryInteger(0, 1_000_000), '0') }),
  response: v.object({ items: v.array(Deposit), totalItems: Count }),
  refusals: ['unauthorized'],
})

export const getDeposit = defineCall({
  name: 'getDeposit',
  method: 'GET',
  path: '/json-api/user/deposits/{id}',
  access: 'player',
  summary: "One of the player's deposits, for whoever comes back from the provider (path chosen here)",
  params: v.object({ id: Id }),
  response: Deposit,
  refusals: ['unauthorized', 'deposit_not_found'],
})

/** [7.86]. */
export const treasuryTransactionConfirmed = defineEvent({
  type: 'treasuryTransactionConfirmed',
  room: 'user',
  summary: 'A deposit or a payout of the player has another status now [3.56]',
  data: v.object({
    kind: v.picklist(['deposit', 'payout']),
    transaction_id: Id,
    status: v.string(),
    amount: PositiveMoney,
    currency: Currency,
  }),
})
