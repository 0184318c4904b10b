// Web push [7.87]: subscriptions of a player's browsers for messages while the site is closed. Paths chosen here.
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'

const Base64Url = (length: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(length))
const Endpoint = v.pipe(v.string(), v.url(), v.maxLength(1000))

/** A zone of the IANA database, such as Europe/Moscow. */
const TimeZone = v.pipe(v.string(), v.regex(/^[A-Za-z][\w+/-]{0,63}$/), v.check(isTimeZone))

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0
  } catch {
    return false
  }
}

/** The subscription returned by a browser's push manager. */
export const PushSubscription = v.object({
  /** An address of a push service on the platform's allow-list; it calls no other. */
  endpoint: Endpoint,
  keys: v.object({ p256dh: Base64Url(120), auth: Base64Url(40) }),
  /** Whose night is quiet; absent: the site's. */
  timeZone: v.optional(TimeZone),
})
export type PushSubscription = v.InferOutput<typeof PushSubscription>

export const savePushSubscription = defineCall({
  name: 'savePushSubscription',
  method: 'PUT',
  path: '/json-api/push-subscriptions',
  access: 'player',
  summary: 'Reach this browser for as long as this login lives; a browser belongs to who saved it last',
  body: PushSubscription,
  response: v.object({ success: v.literal(true) }),
  refusals: ['unauthorized', 'invalid_request', 'not_found'],
  rateLimit: { max: 30, windowMs: 60_000, by: 'player' },
})

export const removePushSubscription = defineCall({
  name: 'removePushSubscription',
  method: 'POST',
  path: '/json-api/push-subscriptions/remove',
  access: 'player',
  summary: 'Reach this browser no longer',
  body: v.object({ endpoint: Endpoint }),
  response: v.object({ success: v.literal(true) }),
  refusals: ['unauthorized', 'invalid_request'],
  rateLimit: { max: 30, windowMs: 60_000, by: 'player' },
})

/** What a push brings to the service worker. */
export const PushMessage = v.object({
  title: v.string(),
  body: v.optional(v.string(), ''),
  /** The path of the site that it opens. */
  path: v.optional(v.string(), '/'),
  icon: v.optional(v.string()),
  /** A later message with the same tag replaces the earlier one. */
  tag: v.optional(v.string()),
})
export type PushMessage = v.InferInput<typeof PushMessage>
