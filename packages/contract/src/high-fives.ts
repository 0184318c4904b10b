// High fives between the players of a promotion [3.28], [9.28].
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { defineEvent } from './kit/event.ts'
import { Count, Day, Id, Instant, PictureAddress, Slug, queryInteger } from './kit/scalars.ts'

/**
 * The header in which the site's server names a browser without a session to the platform [6.3]: 16 random bytes in base64url, which it
 * stores in a cookie for 24 hours with the first five.
 */
export const visitorHeader = 'x-visitor'

/** [3.28]. */
export const HighFiveType = v.picklist(['sent', 'received'])
export type HighFiveType = v.InferOutput<typeof HighFiveType>

export const HighFive = v.object({
  id: Id,
  at: Instant,
  /** The other player; null: a guest. */
  userId: v.nullable(Id),
  nick_name: v.nullable(v.string()),
  avatar: v.nullable(PictureAddress),
  /** Of a received one: whether the player has given it back on the same day or later. */
  isAnswered: v.boolean(),
})
export type HighFive = v.InferOutput<typeof HighFive>

export const listHighFives = defineCall({
  name: 'listHighFives',
  method: 'GET',
  path: '/json-api/actions/{promoId}/high-fives',
  access: 'player',
  summary: "The player's high fives in a promotion, a page of them [7.38]; for members only [6.6]",
  params: v.object({ promoId: Id }),
  query: v.object({
    type: v.optional(HighFiveType, 'received'),
    order: v.optional(v.picklist(['asc', 'desc']), 'desc'),
    limit: v.optional(queryInteger(1, 100), '10'),
    page: v.optional(queryInteger(1, 100_000), '1'),
  }),
  response: v.object({ items: v.array(HighFive), totalItems: Count }),
  refusals: ['unauthorized', 'not_found', 'invalid_request', 'user_not_participate'],
})

export const highFiveRefusals = [
  'high_five_per_user_limit_reached',
  'high_five_daily_limit_reached',
  'cannot_high_five',
  'action_not_allowed',
  'action_self_palm',
  'invalid_promotion',
  'user_not_participate',
  'user_is_blocked_for_multi_account',
  'action_is_inactive',
] as const

export const giveHighFive = defineCall({
  name: 'giveHighFive',
  method: 'POST',
  path: '/json-api/high-fives',
  access: 'visitor',
  summary:
    'Give a participant five [7.39], [9.28]; that of a guest counts once the visitor registers within 24 hours [6.3]',
  body: v.object({ actionId: Id, toUserId: Id }),
  response: v.object({
    /** Given today, with this one; those of a guest in all promotions. */
    sentToday: Count,
    limit: Count,
    /** Whether it waits for the registration of its visitor. */
    isGuest: v.boolean(),
  }),
  refusals: [
    'invalid_request',
    'too_many_requests',
    'account_closed',
    'taking_a_break',
    'self_excluded',
    ...highFiveRefusals,
  ],
})

/** Fives of a day of the site's time zone. */
const Tally = v.object({
  count: Count,
  limit: Count,
  /** Points that a full day brings. */
  bonus: Count,
  isBonusGiven: v.boolean(),
})

export const HighFiveStatistics = v.object({
  sent: Tally,
  received: Tally,
  /** Place in the table [3.28]; null: the promotion has not begun [6.6], or the player does not qualify [5.25]. */
  rank: v.nullable(v.pipe(v.number(), v.minValue(1))),
  /** When the day ends. */
  resetsAt: Instant,
  /** Cocktails of the last 48 hours, and how many are needed to take part in rank and draw [5.25]. */
  recent: v.object({ count: Count, needed: Count }),
  /** The latest days, newest first. */
  days: v.array(v.object({ day: Day, sent: Count, received: Count })),
})
export type HighFiveStatistics = v.InferOutput<typeof HighFiveStatistics>

export const getHighFiveStatistics = defineCall({
  name: 'getHighFiveStatistics',
  method: 'GET',
  path: '/json-api/actions/{promoId}/high-fives/statistic',
  access: 'player',
  summary: 'What the player has given and received today and on the days before [7.40], [6.6]',
  params: v.object({ promoId: Id }),
  response: HighFiveStatistics,
  refusals: ['unauthorized', 'not_found', 'invalid_request', 'user_not_participate'],
})

export const highFiveReceived = defineEvent({
  type: 'highFiveReceived',
  room: 'user',
  summary: 'Somebody has given the player five [7.86], [2.32]',
  data: v.object({
    id: Id,
    actionId: Id,
    /** The address of the promotion [2.33]. */
    slug: Slug,
    /** Null: a guest. */
    nick_name: v.nullable(v.string()),
  }),
})
