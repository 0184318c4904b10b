// What a player's own play comes to: reality check, and the activity of a period. Amounts in minor units. Paths chosen here.
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { Count, Currency, Day, Instant, Money, PictureAddress, SignedMoney, Slug } from './kit/scalars.ts'

/** Minutes between two reality checks. */
export const realityCheckMinutes = [30, 60, 120] as const
export const RealityCheckMinutes = v.picklist(realityCheckMinutes)

/** Play since the last pause of more than 30 minutes, real money and bonus money together. */
export const PlayedSession = v.object({
  startedAt: Instant,
  seconds: Count,
  staked: Money,
  won: Money,
  /** `won` minus `staked`. */
  net: SignedMoney,
})
export type PlayedSession = v.InferOutput<typeof PlayedSession>

export const RealityCheck = v.object({
  currency: Currency,
  /** null: switched off by the player. */
  minutes: v.nullable(RealityCheckMinutes),
  /** When the next one is due while play goes on; null when it is off or nothing is played. */
  dueAt: v.nullable(Instant),
  /** null: nothing is played. */
  session: v.nullable(PlayedSession),
})
export type RealityCheck = v.InferOutput<typeof RealityCheck>

export const getRealityCheck = defineCall({
  name: 'getRealityCheck',
  method: 'GET',
  path: '/json-api/users/reality-check',
  access: 'player',
  summary: 'How often the player is shown what their play comes to, when next, and what it is now',
  response: RealityCheck,
  refusals: ['unauthorized'],
})

export const setRealityCheck = defineCall({
  name: 'setRealityCheck',
  method: 'PUT',
  path: '/json-api/users/reality-check',
  access: 'player',
  summary:
    'Choose the interval; also the answer to a reality check that was shown: the next one is due an interval from now',
  body: v.object({ minutes: v.nullable(RealityCheckMinutes) }),
  response: RealityCheck,
  refusals: ['unauthorized', 'reality_check_required', 'too_many_requests'],
  rateLimit: { max: 60, windowMs: 60_000, by: 'player' },
})

const sums = { staked: Money, won: Money, net: SignedMoney, rounds: Count }

/** Settled real rounds of a period by its days and games; bonus money counts as money, free rounds by their wins. */
export const Activity = v.object({
  currency: Currency,
  from: Day,
  to: Day,
  /** The site's day, which may be another one than the reader's. */
  today: Day,
  totals: v.object({
    ...sums,
    seconds: Count,
    deposits: Money,
    payouts: Money,
  }),
  /** Seconds of play in the period of the same length before. */
  previousSeconds: Count,
  /** Every day of the period, first to last. */
  days: v.array(v.object({ day: Day, ...sums, seconds: Count, deposits: Money, payouts: Money })),
  /** The most staked first, at most 50. */
  games: v.array(v.object({ slug: Slug, name: v.string(), image: v.nullable(PictureAddress), ...sums })),
})
export type Activity = v.InferOutput<typeof Activity>

export const getActivity = defineCall({
  name: 'getActivity',
  method: 'GET',
  path: '/json-api/users/activity',
  access: 'player',
  summary: 'What the player staked, won, paid in and took out in whole days of the site, at most 366 of them',
  query: v.object({ from: Day, to: Day }),
  response: Activity,
  refusals: ['unauthorized', 'invalid_request', 'period_too_long', 'too_many_requests'],
  rateLimit: { max: 60, windowMs: 60_000, by: 'player' },
})
