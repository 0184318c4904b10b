// Payouts: requested by the player, checked by the house, sent to a provider. Amounts in minor units of the player's currency.
import * as v from 'valibot'
import { MessageCode, SentCode } from './accounts.ts'
import { CaptchaAnswer } from './captcha.ts'
import { MethodIcon } from './cashbox.ts'
import { defineCall } from './kit/call.ts'
import {
  Count,
  Currency,
  Id,
  Instant,
  Money,
  PictureAddress,
  PositiveMoney,
  queryInteger,
  RequestKey,
  Slug,
} from './kit/scalars.ts'

/**
 * - `new`: requested; `approved`: checked, to be sent; `sent`: the provider has it.
 * - `done`: paid. `refused` by the house, `failed` at the provider, `cancelled` by the player: the money is back.
 */
export const PayoutStatus = v.picklist(['new', 'approved', 'sent', 'done', 'refused', 'failed', 'cancelled'])
export type PayoutStatus = v.InferOutput<typeof PayoutStatus>

/** [3.56]. */
export const Payout = v.object({
  id: Id,
  transaction_id: Id,
  method: v.object({ key: Slug, name: v.string(), image: v.nullable(PictureAddress), icon: MethodIcon }),
  /** Where the money goes, masked. */
  target: v.string(),
  amount: PositiveMoney,
  fee: Money,
  currency: Currency,
  status: PayoutStatus,
  /** The house's words for a refused one; the provider's for a failed one, `recipient_unknown` where it says so. */
  reason: v.nullable(v.string()),
  /** What has happened, first to last. */
  steps: v.array(v.object({ status: PayoutStatus, at: Instant })),
  /** By when it usually is there; null once it is over. */
  expectedAt: v.nullable(Instant),
  canCancel: v.boolean(),
  /** Gifts that burned with it; they come back when it is refused or fails. */
  burnt: v.array(v.object({ title: v.string(), image: PictureAddress })),
  createdAt: Instant,
})
export type Payout = v.InferOutput<typeof Payout>

/** What a payout needs [5.27]. `wager`: a bonus runs; `held`: money that may not be paid out, such as a debt. */
export const PayoutCondition = v.object({
  key: v.picklist(['phone', 'email', 'documents', 'wager', 'held', 'open_payouts']),
  isMet: v.boolean(),
})
export type PayoutCondition = v.InferOutput<typeof PayoutCondition>

export const getPayoutConditions = defineCall({
  name: 'getPayoutConditions',
  method: 'GET',
  path: '/json-api/user/payout-conditions',
  access: 'player',
  summary: 'What a payout needs, and how much can be paid out (path chosen here)',
  response: v.object({
    currency: Currency,
    available: Money,
    conditions: v.array(PayoutCondition),
    /** A payout of so much or more needs documents, because all payouts count together; null: the identity is verified. */
    documentsFrom: v.nullable(Money),
    /** The phone that a code confirms the request on, masked; null: none is proven. */
    phone: v.nullable(v.string()),
  }),
  refusals: ['unauthorized'],
})

export const sendPayoutCode = defineCall({
  name: 'sendPayoutCode',
  method: 'POST',
  path: '/json-api/user-payout/code',
  access: 'player',
  summary: "Send a code that confirms a payout request to the player's phone [2.63] (path chosen here)",
  body: v.optional(v.object({ captcha: v.optional(CaptchaAnswer) })),
  response: v.object({
    code: v.nullable(v.omit(SentCode, ['codeId'])),
    is_max_attempts_used: v.boolean(),
  }),
  refusals: [
    'unauthorized',
    'account_closed',
    'phone_restriction',
    'code_too_soon',
    'code_too_often',
    'code_limit_reached',
    'captcha_required',
    'captcha_failed',
    'too_many_requests',
  ],
  rateLimit: { max: 20, windowMs: 60_000, by: 'player' },
})

export const sendPayout = defineCall({
  name: 'sendPayout',
  method: 'POST',
  path: '/json-api/user-payout/send/{method}',
  access: 'player',
  summary:
    "Request a payout [7.80], confirmed by the code of the player's phone. The money leaves the balance, and the named gifts burn, in the same transaction; a list of gifts that is old is refused, as is a running bonus that is not given up",
  params: v.object({ method: Slug }),
  body: v.object({
    amount: PositiveMoney,
    fields: v.record(Slug, v.pipe(v.string(), v.maxLength(150))),
    code: MessageCode,
    /** Ids of the gifts that the player has seen burn. */
    gifts: v.array(Id),
    givesUpBonus: v.optional(v.boolean(), false),
    key: RequestKey,
  }),
  response: Payout,
  refusals: [
    'unauthorized',
    'invalid_request',
    'account_closed',
    'payment_system_not_found',
    'amount_out_of_range',
    'insufficient_funds',
    'phone_restriction',
    'email_restriction',
    'documents_restriction',
    'wager_unfinished',
    'bonus_in_play',
    'burnt_gifts_changed',
    'payout_limit_reached',
    'money_held',
    'wrong_code',
    'code_expired',
    'code_attempts_used',
    'code_limit_reached',
    'too_many_requests',
  ],
  rateLimit: { max: 20, windowMs: 60_000, by: 'player' },
})

export const listPayouts = defineCall({
  name: 'listPayouts',
  method: 'GET',
  path: '/json-api/user/payouts',
  access: 'player',
  summary: "The player's payouts, newest first, twenty at a time [7.74]",
  query: v.object({ offset: v.optional(queryInteger(0, 1_000_000), '0') }),
  response: v.object({ items: v.array(Payout), totalItems: Count }),
  refusals: ['unauthorized'],
})

export const getPayout = defineCall({
  name: 'getPayout',
  method: 'GET',
  path: '/json-api/user/payouts/{id}',
  access: 'player',
  summary: "One of the player's payouts, with what has happened to it (path chosen here)",
  params: v.object({ id: Id }),
  response: Payout,
  refusals: ['unauthorized', 'payout_not_found'],
})

export const listNewPayouts = defineCall({
  name: 'listNewPayouts',
  method: 'GET',
  path: '/json-api/user/new-payouts',
  access: 'player',
  summary: 'Payouts that are not over yet, newest first [7.75]',
  response: v.object({ items: v.array(Payout) }),
  refusals: ['unauthorized'],
})

export const cancelPayout = defineCall({
  name: 'cancelPayout',
  method: 'POST',
  path: '/json-api/user-payout/cancel',
  access: 'player',
  summary: 'Take a payout back before it is sent [7.79]; gifts that burned stay burnt',
  body: v.object({ transaction_id: Id }),
  response: v.object({ status: PayoutStatus }),
  refusals: ['unauthorized', 'payout_not_found', 'payout_sent', 'payout_final'],
})
