// Who a player is to the chat of support [3.60]. Answers of the platform; the site hands them to the provider's script.
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'

/** What led to support. A player's reason travels in `fields.reason`, signed; a guest's only as `webim.reason` of the page. */
export const supportReasons = [
  'codes',
  'login',
  'contact',
  'documents',
  'payout',
  'deposit',
  'operation',
  'gift',
  'tournament',
  'break',
  'exclusion',
  'game',
] as const
export const SupportReason = v.picklist(supportReasons)
export type SupportReason = v.InferOutput<typeof SupportReason>

const Visitor = v.object({
  email: v.nullable(v.string()),
  /** The number of the player. */
  custom1: v.string(),
  /** The number of the level. */
  custom2: v.string(),
})

/** 'VIP' means VIP support. */
const Info = v.picklist(['VIP', ''])

/** Texts only, since they are what is signed; a field that the player has not is absent. */
const WebimFields = v.object({
  id: v.string(),
  display_name: v.string(),
  email: v.optional(v.string()),
  phone: v.optional(v.string()),
  info: Info,
  reason: v.optional(SupportReason),
})

export const WebimVisitor = v.object({
  visitor: Visitor,
  fields: WebimFields,
  /** Seconds since 1970, as text: the provider signs what it reads. */
  expires: v.pipe(v.string(), v.regex(/^\d+$/)),
  /** HMAC-SHA-256 of fields and `expires`, in hex: see `signChatVisitor`. */
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** What the platform's own chat believes instead of `hash`: see `proveChatVisitor`. */
  proof: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
})
export type WebimVisitor = v.InferOutput<typeof WebimVisitor>

export const NetroxVisitor = v.object({
  visitor: Visitor,
  fields: v.object({ info: Info, reason: v.optional(SupportReason) }),
})
export type NetroxVisitor = v.InferOutput<typeof NetroxVisitor>

const query = v.object({ reason: v.optional(SupportReason) })
const rateLimit = { max: 120, windowMs: 60_000, by: 'player' } as const

export const getWebimVisitor = defineCall({
  name: 'getWebimVisitor',
  method: 'GET',
  path: '/json-api/chat/webim',
  access: 'player',
  summary: 'The player as a visitor of a webim chat, signed for half a day [7.81]',
  query,
  response: WebimVisitor,
  refusals: ['unauthorized', 'invalid_request'],
  rateLimit,
})

export const getNetroxVisitor = defineCall({
  name: 'getNetroxVisitor',
  method: 'GET',
  path: '/json-api/chat/netrox',
  access: 'player',
  summary: 'The player as a visitor of a netrox chat [7.81]',
  query,
  response: NetroxVisitor,
  refusals: ['unauthorized', 'invalid_request'],
  rateLimit,
})
