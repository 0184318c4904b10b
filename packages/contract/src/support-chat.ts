// The chat that comes with the platform: behind the site it stands where the webim provider would. A visitor's token and an operator's
// session are its own; no call of it reads the player's session, so that support works without one. Paths chosen here.
import * as v from 'valibot'
import { SupportReason } from './chat-visitor.ts'
import { defineCall } from './kit/call.ts'
import { defineEvent } from './kit/event.ts'
import { Count, Instant, Locale, RequestKey } from './kit/scalars.ts'

/** Characters of one message. */
export const longestSupportMessage = 4_000
/** Bytes of a call with a message: its characters in UTF-8, and what is around them. */
const messageBytes = 32 * 1024
/** Messages in one answer. */
export const supportPageLength = 50
/** Carries an operator's session from the site's server, which has it in a cookie, to the platform. */
export const operatorHeader = 'x-support-operator'

const Side = v.picklist(['visitor', 'operator'])
export type SupportSide = v.InferOutput<typeof Side>

export const SupportMessage = v.object({
  /** Within the chat, without gaps from 1: messages are shown in this order, each once. */
  number: Count,
  /** Made by the sender: sent twice, it is one message. */
  key: RequestKey,
  /** `automatic`: an answer that the house has prepared, while nobody is there. */
  author: v.picklist(['visitor', 'operator', 'automatic']),
  kind: v.picklist(['text', 'picture', 'end', 'rating']),
  /** Of the operator. */
  name: v.nullable(v.string()),
  /** Plain text; of a rating its number from 1 to 5, of a picture and of an end nothing. */
  text: v.string(),
  /** Of a picture: its size in pixels, so that there is room for it before it is loaded by its message's number. */
  picture: v.nullable(v.object({ width: Count, height: Count })),
  at: Instant,
})
export type SupportMessage = v.InferOutput<typeof SupportMessage>

const ChatState = {
  /** The last message that each side has read. */
  visitorRead: Count,
  operatorRead: Count,
  /** Somebody answers now. */
  isStaffed: v.boolean(),
  /** The conversation has ended; another message begins it again. */
  isEnded: v.boolean(),
  /** The end was rated. */
  isRated: v.boolean(),
}

export const SupportChat = v.object({
  /** The room of its events; its name is known to its visitor alone. */
  room: v.string(),
  /** The visitor's name; null: a guest. */
  visitorName: v.nullable(v.string()),
  /** Where a guest is answered while nobody is here. */
  email: v.nullable(v.string()),
  ...ChatState,
})
export type SupportChat = v.InferOutput<typeof SupportChat>

const ChatPage = v.object({
  chat: SupportChat,
  /** In their order: what follows `after`, what is just before `before`, or the latest. */
  messages: v.array(SupportMessage),
})

/** The number of a message, as it is asked for: none is beyond what the platform can count. */
export const MessageNumber = v.pipe(Count, v.maxValue(2_147_483_647))

/** Numbers of messages; of a chat's own first message nothing is before. */
const range = { after: v.optional(MessageNumber), before: v.optional(MessageNumber) }

/** Of a webim script: the fields are a player's if the proof is theirs. */
const ProvidedVisitor = v.object({
  fields: v.pipe(
    v.record(v.pipe(v.string(), v.regex(/^[a-z0-9_]{1,40}$/)), v.pipe(v.string(), v.maxLength(300))),
    v.check((fields) => Object.keys(fields).length <= 20),
  ),
  expires: v.pipe(v.string(), v.maxLength(20)),
  proof: v.pipe(v.string(), v.maxLength(100)),
})
export type ProvidedVisitor = v.InferOutput<typeof ProvidedVisitor>

export const SupportToken = v.pipe(v.string(), v.maxLength(200))
const Text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestSupportMessage))
const Email = v.pipe(v.string(), v.trim(), v.maxLength(150), v.email())
const success = v.object({ success: v.literal(true) })

export const openSupportChat = defineCall({
  name: 'openSupportChat',
  method: 'POST',
  path: '/json-api/support-chat/open',
  access: 'anyone',
  summary: 'Open the chat of a signed player, or of a guest by the token of an earlier visit',
  body: v.object({
    visitor: v.optional(ProvidedVisitor),
    /** Of a guest who has been here before. */
    token: v.optional(SupportToken),
    language: Locale,
    /** Of a guest, what led to support; a player's is in the signed fields. */
    reason: v.optional(SupportReason),
  }),
  response: v.object({ token: v.string(), ...ChatPage.entries }),
  refusals: ['invalid_request', 'forbidden', 'too_many_requests'],
  rateLimit: { max: 60, windowMs: 60_000, by: 'address' },
})

export const readSupportChat = defineCall({
  name: 'readSupportChat',
  method: 'POST',
  path: '/json-api/support-chat/messages',
  access: 'anyone',
  summary:
    'The state of a chat, and its messages after a number, which a lost connection has missed, or before one',
  body: v.object({ token: SupportToken, ...range }),
  response: ChatPage,
  refusals: ['invalid_request', 'not_found', 'too_many_requests'],
  rateLimit: { max: 600, windowMs: 60_000, by: 'address' },
})

export const sendSupportMessage = defineCall({
  name: 'sendSupportMessage',
  method: 'POST',
  path: '/json-api/support-chat/send',
  access: 'anyone',
  summary: 'Send a message to support; the same key is the same message',
  body: v.object({ token: SupportToken, key: RequestKey, text: Text, email: v.optional(Email) }),
  bodyBytes: messageBytes,
  response: SupportMessage,
  refusals: ['invalid_request', 'not_found', 'too_many_requests', 'payload_too_large'],
  rateLimit: { max: 600, windowMs: 60_000, by: 'address' },
})

const Typing = v.object({ type: v.literal('typing') })
const Read = v.object({ type: v.literal('read'), number: MessageNumber })
const End = v.object({ type: v.literal('end') })
const Rate = v.object({
  type: v.literal('rate'),
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
})

const GiveEmail = v.object({ type: v.literal('email'), email: Email })

export const updateSupportChat = defineCall({
  name: 'updateSupportChat',
  method: 'POST',
  path: '/json-api/support-chat/update',
  access: 'anyone',
  summary:
    'The visitor types, has read, gives an e-mail for the answer, ends the conversation, or rates its end',
  body: v.object({ token: SupportToken, change: v.variant('type', [Typing, Read, GiveEmail, End, Rate]) }),
  response: success,
  refusals: ['invalid_request', 'not_found', 'too_many_requests'],
  rateLimit: { max: 600, windowMs: 60_000, by: 'address' },
})

/** A chat that an operator has opened. */
export const OpenedChat = v.object({
  id: Count,
  /** Null: a guest. */
  name: v.nullable(v.string()),
  isVip: v.boolean(),
  language: Locale,
  email: v.nullable(v.string()),
  /** What led the visitor to support, as far as the site knows. */
  reason: v.nullable(SupportReason),
  visitorRead: Count,
  operatorRead: Count,
  isEnded: v.boolean(),
})
export type OpenedChat = v.InferOutput<typeof OpenedChat>

/** A chat in the operator's list. */
export const OperatorChat = v.object({
  ...OpenedChat.entries,
  lastMessage: SupportMessage,
  /** Messages of the visitor that no operator has read. */
  unread: Count,
})
export type OperatorChat = v.InferOutput<typeof OperatorChat>

/** What an operator sees of a player: nothing that opens the account, no contact and no balance. */
export const PlayerCard = v.object({
  id: Count,
  nickname: v.string(),
  level: Count,
  currency: v.string(),
  registeredAt: Instant,
})
export type PlayerCard = v.InferOutput<typeof PlayerCard>

export const CannedAnswer = v.object({
  slug: v.string(),
  title: v.object({ ru: v.string(), en: v.string() }),
  text: v.object({ ru: v.string(), en: v.string() }),
})

export const operatorRefusals = ['invalid_request', 'unauthorized', 'not_found', 'too_many_requests'] as const

export const openOperatorSession = defineCall({
  name: 'openOperatorSession',
  method: 'POST',
  path: '/json-api/support-chat/operator/session',
  access: 'anyone',
  summary: "Turn the desk's one-time link into a session; the site's server puts its token into a cookie",
  body: v.object({ key: v.pipe(v.string(), v.maxLength(100)) }),
  response: v.object({ token: v.string(), expiresAt: Instant }),
  refusals: ['invalid_request', 'forbidden', 'too_many_requests'],
  rateLimit: { max: 20, windowMs: 60_000, by: 'address' },
})

export const listSupportChats = defineCall({
  name: 'listSupportChats',
  method: 'POST',
  path: '/json-api/support-chat/operator/chats',
  access: 'anyone',
  summary: "The operator's chats, VIP first; whoever asks is there to answer",
  response: v.object({
    operator: v.string(),
    room: v.string(),
    chats: v.array(OperatorChat),
    answers: v.array(CannedAnswer),
  }),
  refusals: operatorRefusals,
  rateLimit: { max: 600, windowMs: 60_000, by: 'address' },
})

export const readOperatorChat = defineCall({
  name: 'readOperatorChat',
  method: 'POST',
  path: '/json-api/support-chat/operator/messages',
  access: 'anyone',
  summary: 'One chat for the operator: its messages after a number or before one, and the card of its player',
  body: v.object({ chatId: Count, ...range }),
  response: v.object({
    chat: OpenedChat,
    player: v.nullable(PlayerCard),
    messages: v.array(SupportMessage),
  }),
  refusals: operatorRefusals,
  rateLimit: { max: 1_200, windowMs: 60_000, by: 'address' },
})

export const sendOperatorMessage = defineCall({
  name: 'sendOperatorMessage',
  method: 'POST',
  path: '/json-api/support-chat/operator/send',
  access: 'anyone',
  summary: 'Answer a visitor; the same key is the same message',
  body: v.object({ chatId: Count, key: RequestKey, text: Text }),
  bodyBytes: messageBytes,
  response: SupportMessage,
  refusals: [...operatorRefusals, 'payload_too_large'],
  rateLimit: { max: 600, windowMs: 60_000, by: 'address' },
})

export const updateOperatorChat = defineCall({
  name: 'updateOperatorChat',
  method: 'POST',
  path: '/json-api/support-chat/operator/update',
  access: 'anyone',
  summary: 'The operator types, has read, or ends the conversation',
  body: v.object({ chatId: Count, change: v.variant('type', [Typing, Read, End]) }),
  response: success,
  refusals: operatorRefusals,
  rateLimit: { max: 1_200, windowMs: 60_000, by: 'address' },
})

/** What has happened in a chat. A message that is not the next one by its number makes the page fetch what is between. */
export const supportChatChanged = defineEvent({
  type: 'supportChatChanged',
  room: 'public',
  summary:
    'A chat of support has a message, a reader, or somebody who types; in a room known to its visitor or an operator alone',
  data: v.object({
    chatId: Count,
    change: v.variant('type', [
      v.object({ type: v.literal('message'), message: SupportMessage }),
      v.object({ type: v.literal('typing'), by: Side }),
      v.object({ type: v.literal('read'), by: Side, number: Count }),
    ]),
  }),
})
export type SupportChange = v.InferOutput<typeof supportChatChanged.data>['change']
