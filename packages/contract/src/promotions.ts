// Calls and events of promotions: lists and pages, membership, points, standings and draws. High fives and the duck hunt have files of
// their own.
import * as v from 'valibot'
import { Gift } from './gifts.ts'
import { defineCall } from './kit/call.ts'
import { SnapshotMark, defineEvent } from './kit/event.ts'
import { Count, Id, Instant, Money, RequestKey, Slug, queryInteger } from './kit/scalars.ts'
import {
  BalanceLogRecord,
  DepositAchievement,
  Membership,
  Participant,
  PromotionBalance,
  UserPromotionData,
} from './promotion-member.ts'
import { PrizePoolCounter } from './prize-pool.ts'
import { Promotion, PromotionDraw, PromotionListItem } from './promotion.ts'

export const listPromotions = defineCall({
  name: 'listPromotions',
  method: 'GET',
  path: '/json-api/actions',
  access: 'anyone',
  summary:
    'Promotions: those that run now, then future, then past ones [7.33], [4.5]; within a group by priority',
  response: v.object({ items: v.array(PromotionListItem) }),
  refusals: [],
})

export const getActivePromotion = defineCall({
  name: 'getActivePromotion',
  method: 'GET',
  path: '/json-api/actions/active',
  access: 'anyone',
  summary: 'The first promotion with a template that runs now [7.34], [4.57]; null while none does',
  response: v.object({ data: v.nullable(Promotion) }),
  refusals: [],
})

export const getPromotion = defineCall({
  name: 'getPromotion',
  method: 'GET',
  path: '/json-api/actions/{slug}',
  access: 'visitor',
  summary:
    'A promotion [7.35], by the slug of an instance, or by that of all its instances: then the active one, else the next, else the last',
  params: v.object({ slug: Slug }),
  response: Promotion,
  refusals: ['not_found', 'invalid_request'],
})

const one = { params: v.object({ id: Id }) } as const

export const getParticipant = defineCall({
  name: 'getParticipant',
  method: 'GET',
  path: '/json-api/actions/{id}/participant',
  access: 'player',
  summary: "The player's membership [7.36]; 404 for who does not take part",
  ...one,
  response: v.object({ data: v.object({ data: Membership }) }),
  refusals: ['unauthorized', 'not_found', 'invalid_request'],
})

export const listMemberships = defineCall({
  name: 'listMemberships',
  method: 'GET',
  path: '/json-api/actions/memberships',
  access: 'player',
  summary: 'The promotions in which the player takes part (path chosen here)',
  response: v.object({ items: v.array(Id) }),
  refusals: ['unauthorized'],
})

export const joinPromotion = defineCall({
  name: 'joinPromotion',
  method: 'POST',
  path: '/json-api/actions/be_participant',
  access: 'player',
  summary:
    'Take part [7.41]; again changes nothing. A future promotion notes the wish: the player is a member, and is told of the start',
  body: v.object({ action_id: Id }),
  response: v.object({ ok: v.literal(true), action_id: Id }),
  refusals: [
    'unauthorized',
    'invalid_request',
    'invalid_promotion',
    'action_is_inactive',
    'action_not_allowed',
    'account_closed',
    'taking_a_break',
    'self_excluded',
  ],
})

export const getUserPromotionData = defineCall({
  name: 'getUserPromotionData',
  method: 'GET',
  path: '/json-api/actions/{id}/user-data',
  access: 'player',
  summary:
    "The player's own part of a promotion [3.27], [7.48] (path chosen here); without membership all is zero",
  ...one,
  /** With the position in the player's own room. */
  response: v.object({ ...UserPromotionData.entries, ...SnapshotMark.entries }),
  refusals: ['unauthorized', 'not_found', 'invalid_request'],
})

export const getPromotionBalance = defineCall({
  name: 'getPromotionBalance',
  method: 'GET',
  path: '/json-api/actions/{id}/balance',
  access: 'player',
  summary: "The player's points in a promotion [7.48] (path chosen here)",
  ...one,
  response: v.object({ ...PromotionBalance.entries, ...SnapshotMark.entries }),
  refusals: ['unauthorized', 'not_found', 'invalid_request'],
})

export const participantsPageSize = 10

export const listParticipants = defineCall({
  name: 'listParticipants',
  method: 'GET',
  path: '/json-api/actions/{promoId}/participants',
  access: 'visitor',
  summary: 'The table of a promotion, a page of it [7.37]; players that [5.26] leaves out are not listed',
  params: v.object({ promoId: Id }),
  query: v.object({
    'sort[field]': v.optional(v.picklist(['rank', 'points', 'additionalPoints']), 'rank'),
    'sort[order]': v.optional(v.picklist(['asc', 'desc']), 'asc'),
    limit: v.optional(queryInteger(1, 100), '10'),
    page: v.optional(queryInteger(1, 100_000), '1'),
    /** Part of a nickname. */
    q: v.optional(v.pipe(v.string(), v.maxLength(150))),
  }),
  response: v.object({
    items: v.array(Participant),
    totalItems: Count,
    /** The row of the player who asks, whatever the page; null for guests and those who take no part. */
    own: v.nullable(Participant),
    /** Players of this page whom the caller has given five today. */
    fived: v.array(Id),
  }),
  refusals: ['not_found', 'invalid_request'],
})

export const exchangePrize = defineCall({
  name: 'exchangePrize',
  method: 'POST',
  path: '/json-api/actions/{promoId}/prizes/{prizeId}/exchange',
  access: 'player',
  summary:
    'Exchange points for a prize, or take one that is due [7.42]; final [4.37]. `key` is new for each: a repetition takes nothing and gets the same answer; without one each call is an exchange of its own',
  params: v.object({ promoId: Id, prizeId: Slug }),
  body: v.optional(
    v.object({
      key: v.optional(RequestKey),
      /** The price that the player confirmed, null for none: another one refuses the exchange. Left out, it is the price of the moment. */
      price: v.optional(v.nullable(Count)),
    }),
    {},
  ),
  response: v.object({ gifts: v.array(Gift), points: Count, additionalPoints: Count }),
  refusals: [
    'unauthorized',
    'invalid_request',
    'invalid_promotion',
    'action_is_inactive',
    'action_not_allowed',
    'user_not_participate',
    'insufficient_funds',
    'cannot_buy_prize',
    'product_sold_out',
    'product_price_changed',
    'product_level_required',
    'account_closed',
    'taking_a_break',
    'self_excluded',
    'transaction_conflict',
  ],
})

export const listDepositAchievements = defineCall({
  name: 'listDepositAchievements',
  method: 'GET',
  path: '/json-api/actions/{id}/daily-deposit-amount-achievements',
  access: 'player',
  summary: "What today's deposits have earned and can still earn [7.43]; the day is the site's",
  ...one,
  response: v.object({ items: v.array(DepositAchievement), deposited: Money, endsAt: Instant }),
  refusals: ['unauthorized', 'not_found', 'invalid_request'],
})

export const listBalanceLog = defineCall({
  name: 'listBalanceLog',
  method: 'GET',
  path: '/json-api/action-balance-logs',
  access: 'player',
  summary: "What has moved the player's points in a promotion, latest first [7.44]",
  query: v.object({ actionId: Id, before: v.optional(Id) }),
  /** At most 40; fewer than that are the last [4.56]. */
  response: v.object({ items: v.array(BalanceLogRecord) }),
  refusals: ['unauthorized', 'not_found', 'invalid_request'],
})

/**
 * The published file of a draw, by which anybody repeats it: `tickets` are pairs of a participant's number and their count, by
 * number; ticket n is the nth of them. Ticket of draw k = HMAC-SHA256(seed, listHash + ':' + k), see docs.
 */
export const DrawFile = v.object({
  id: Id,
  seedHash: v.string(),
  seed: v.nullable(v.string()),
  listHash: v.nullable(v.string()),
  tickets: v.array(v.tuple([Count, Count])),
  prizes: v.array(v.object({ id: Slug, count: Count })),
  winners: v.array(v.object({ prizeId: Slug, place: Count, ticket: Count, number: Count })),
})
export type DrawFile = v.InferOutput<typeof DrawFile>

export const getDrawFile = defineCall({
  name: 'getDrawFile',
  method: 'GET',
  path: '/json-api/actions/{id}/draw',
  access: 'anyone',
  /** It may have a line for each of 100,000 participants. */
  rateLimit: { max: 30, windowMs: 60_000, by: 'address' },
  summary:
    'The frozen list of tickets and, once drawn, seed and winners; no personal data (path chosen here)',
  ...one,
  response: DrawFile,
  refusals: ['not_found', 'invalid_request'],
})

/** The public room of one promotion. */
export function promotionRoom(id: string): string {
  return `promotion:${id}`
}

export const prizePoolChanged = defineEvent({
  type: 'prizePoolChanged',
  room: 'public',
  summary: 'The fund of a promotion has grown [7.86]; at most twice a second',
  data: PrizePoolCounter,
})

export const promotionChanged = defineEvent({
  type: 'promotionChanged',
  room: 'public',
  summary: 'A promotion has begun, ended, been drawn or cancelled: fetch it again [4.57-4.58]',
  data: v.object({
    id: Id,
    status: PromotionListItem.entries.status,
    draw: v.nullable(PromotionDraw.entries.state),
  }),
})

export const promotionPointsChanged = defineEvent({
  type: 'promotionPointsChanged',
  room: 'user',
  summary: "The player's balances in a promotion; path and event chosen here",
  data: v.object({ id: Id, ...PromotionBalance.entries }),
})
