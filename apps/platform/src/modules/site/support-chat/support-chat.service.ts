// The chat that comes with the platform. Promises: a visitor reads no chat but their own; a message is stored once, numbered without
// gaps, and published after its commit.
import type { SupportAnswer } from '@yanta/content'
import { addSeconds } from '@yanta/config/clock'
import {
  supportChatChanged,
  SupportReason,
  type Locale,
  type ProvidedVisitor,
  type SupportChange,
  type SupportChat,
  type SupportMessage,
  type SupportSide,
} from '@yanta/contract'
import { isChatVisitorSigned } from '@yanta/contract/chat-visitor-signature'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { Deps } from '../../../plugins/deps.ts'
import { findAutomaticAnswer } from './automatic-answer.rules.ts'
import { deleteOperators } from './operators.repository.ts'
import { presentChat, presentMessage } from './support-chat.present.ts'
import {
  deleteGuestChats,
  findChat,
  findMessage,
  insertChat,
  insertMessage,
  listMessages,
  listPresentOperators,
  lockChat,
  reopenChat,
  updateChat,
  updateRead,
  type ChatRecord,
  type MessageRange,
  type MessageRecord,
} from './support-chat.repository.ts'
import type { SupportTokens } from './support-tokens.ts'

export interface SupportContext extends Pick<Deps, 'db' | 'clock' | 'realtime' | 'rateLimiter'> {
  tokens: SupportTokens
  /** That visitors are signed with. */
  visitorKey: string
  answers: readonly SupportAnswer[]
  /** The house answers by itself while nobody is there. */
  isAutomatic: boolean
  isLimited: boolean
}

const guestSeconds = 30 * 86_400
/** Of one chat; a page that sends more has a fault or a bad mind. */
const mostMessages = { max: 20, windowMs: 20_000 }

export interface ChatPage {
  chat: SupportChat
  messages: SupportMessage[]
}

/** @throws Refusal forbidden when the hash is not of these fields */
export async function openChat(
  context: SupportContext,
  {
    visitor,
    token,
    language,
    reason = null,
  }: {
    visitor?: ProvidedVisitor | undefined
    token?: string | undefined
    language: Locale
    reason?: SupportReason | null | undefined
  },
): Promise<ChatPage & { token: string }> {
  const { db, clock, tokens } = context
  const now = clock.now()
  const expiresAt = visitor ? readExpiry(context, visitor) : addSeconds(now, guestSeconds)
  const chatId = visitor
    ? await insertChat(db, now, readPlayer(visitor, language))
    : ((await reopenGuestChat(context, token, reason)) ??
      (await insertChat(db, now, { userId: null, name: null, isVip: false, language, reason })))
  return { token: tokens.issue(chatId, expiresAt), ...(await readPage(context, chatId)) }
}

function readExpiry({ visitorKey, clock }: SupportContext, visitor: ProvidedVisitor): Date {
  const isSigned = isChatVisitorSigned(visitorKey, visitor, clock.now().getTime())
  if (!isSigned || !/^\d{1,15}$/.test(visitor.fields.id ?? '')) throw new Refusal('forbidden')
  return new Date(Number(visitor.expires) * 1000)
}

function readPlayer({ fields }: ProvidedVisitor, language: Locale) {
  return {
    userId: Number(fields.id),
    name: fields.display_name ?? null,
    isVip: fields.info === 'VIP',
    language,
    reason: isReason(fields.reason) ? fields.reason : null,
  }
}

function isReason(given: string | undefined): given is SupportReason {
  return SupportReason.options.includes(given as SupportReason)
}

/** A player's token opens their chat only while it lasts; as a guest nobody gets into it. */
async function reopenGuestChat(
  { db, tokens, clock }: SupportContext,
  token = '',
  reason: SupportReason | null,
): Promise<number | null> {
  const chatId = tokens.read(token, clock.now())
  const chat = chatId === null ? undefined : await findChat(db, chatId)
  if (chat?.userId !== null) return null
  await reopenChat(db, clock.now(), chat.id, reason)
  return chat.id
}

/** Deletes guests' chats to which no token leads any more, and operators whose link and session have ended. */
export async function deleteForgotten(db: PlatformDatabase, now: Date): Promise<void> {
  const before = addSeconds(now, -guestSeconds)
  await db.transaction().execute((trx) => deleteGuestChats(trx, before))
  await deleteOperators(db, before)
}

/** The chat of a token. @throws Refusal not_found */
function readToken({ tokens, clock }: SupportContext, token: string): number {
  const chatId = tokens.read(token, clock.now())
  if (chatId === null) throw new Refusal('not_found')
  return chatId
}

/** @throws Refusal not_found */
export function readChat(context: SupportContext, token: string, range: MessageRange): Promise<ChatPage> {
  return readPage(context, readToken(context, token), range)
}

async function readPage(
  context: SupportContext,
  chatId: number,
  range: MessageRange = {},
): Promise<ChatPage> {
  const { db, clock, tokens } = context
  const chat = await findChat(db, chatId)
  if (!chat) throw new Refusal('not_found')
  const isStaffed = (await listPresentOperators(db, clock.now())).length > 0
  const messages = await listMessages(db, chatId, range)
  return {
    chat: presentChat(chat, { room: tokens.chatRoom(chatId), isStaffed }),
    messages: messages.map(presentMessage),
  }
}

/** @throws Refusal not_found, too_many_requests */
export async function sendMessage(
  context: SupportContext,
  { token, key, text, email }: { token: string; key: string; text: string; email?: string | undefined },
): Promise<SupportMessage> {
  const chatId = readToken(context, token)
  countMessage(context, chatId)
  const isAnswered =
    context.isAutomatic && (await listPresentOperators(context.db, context.clock.now())).length === 0
  const sent = await addMessages(
    context,
    chatId,
    (chat) => [
      { key, author: 'visitor', kind: 'text', name: null, text },
      ...(isAnswered ? answerByItself(context, chat, key, text) : []),
    ],
    email === undefined ? {} : { email },
  )
  return sent[0]!
}

function countMessage({ rateLimiter, isLimited }: SupportContext, chatId: number): void {
  const wait = isLimited ? rateLimiter.count(`support chat ${chatId}`, mostMessages) : null
  if (wait !== null) throw new Refusal('too_many_requests', { params: { retryAfter: wait } })
}

function answerByItself(
  { answers }: SupportContext,
  { language }: ChatRecord,
  key: string,
  question: string,
): Draft[] {
  const text = findAutomaticAnswer(answers, question, language)
  return text === null ? [] : [{ key, author: 'automatic', kind: 'text', name: null, text }]
}

export type Draft = Pick<SupportMessage, 'key' | 'author' | 'kind' | 'name' | 'text'> & Partial<StoredPicture>

/** A picture in the store, by its name. */
export type StoredPicture = Pick<MessageRecord, 'picture' | 'pictureWidth' | 'pictureHeight'>

const noPicture: StoredPicture = { picture: null, pictureWidth: null, pictureHeight: null }

/**
 * Adds messages to a chat in one transaction, numbered on; the first of them known by its key is answered as it is stored, and nothing
 * is added. A text or a picture begins an ended conversation again.
 * @throws Refusal not_found
 */
export async function addMessages(
  context: SupportContext,
  chatId: number,
  draft: (chat: ChatRecord) => Draft[],
  change: { email?: string; ended_at?: Date; rated_at?: Date } = {},
): Promise<SupportMessage[]> {
  const { db, clock } = context
  const now = clock.now()
  const { stored, isKnown } = await db.transaction().execute(async (trx) => {
    const chat = await lockChat(trx, chatId)
    if (!chat) throw new Refusal('not_found')
    const drafts = draft(chat)
    const known = drafts[0] && (await findMessage(trx, chatId, drafts[0]))
    if (known) return { stored: [known], isKnown: true }
    const added: MessageRecord[] = []
    for (const [index, each] of drafts.entries())
      added.push(
        await insertMessage(trx, now, chatId, {
          ...noPicture,
          ...each,
          number: chat.lastNumber + index + 1,
        }),
      )
    if (added.length > 0)
      await updateChat(trx, chatId, {
        last_number: chat.lastNumber + added.length,
        changed_at: now,
        ...(['text', 'picture'].includes(added[0]!.kind) && { ended_at: null, rated_at: null }),
        ...change,
      })
    return { stored: added, isKnown: false }
  })
  const messages = stored.map(presentMessage)
  if (!isKnown)
    await publishChanges(
      context,
      chatId,
      messages.map((message) => ({ type: 'message', message })),
    )
  return messages
}

/** To the visitor and to every operator who is there. */
async function publishChanges(
  { db, clock, realtime, tokens }: SupportContext,
  chatId: number,
  changes: readonly SupportChange[],
): Promise<void> {
  const operators = await listPresentOperators(db, clock.now())
  const rooms = [tokens.chatRoom(chatId), ...operators.map((id) => tokens.operatorRoom(id))]
  for (const change of changes)
    for (const room of rooms) realtime.publish(room, supportChatChanged, { chatId, change })
}

/** @throws Refusal not_found */
export async function updateVisitorChat(
  context: SupportContext,
  token: string,
  change:
    | { type: 'typing' }
    | { type: 'read'; number: number }
    | { type: 'end' }
    | { type: 'rate'; rating: number },
): Promise<void> {
  const chatId = readToken(context, token)
  if (change.type === 'rate') return rateChat(context, chatId, change.rating)
  await applySide(context, chatId, 'visitor', null, change)
}

/** What both sides do alike. */
export async function applySide(
  context: SupportContext,
  chatId: number,
  by: SupportSide,
  name: string | null,
  change: { type: 'typing' } | { type: 'read'; number: number } | { type: 'end' },
): Promise<void> {
  switch (change.type) {
    case 'typing':
      return publishChanges(context, chatId, [{ type: 'typing', by }])
    case 'read':
      if (await updateRead(context.db, chatId, by, change.number))
        await publishChanges(context, chatId, [{ type: 'read', by, number: change.number }])
      return
    case 'end':
      await addMessages(
        context,
        chatId,
        ({ endedAt, lastNumber }) =>
          endedAt === null && lastNumber > 0
            ? [{ key: `end-${lastNumber}-${by}`, author: by, kind: 'end', name, text: '' }]
            : [],
        { ended_at: context.clock.now() },
      )
  }
}

/** An end is rated once; what has not ended is not. */
async function rateChat(context: SupportContext, chatId: number, rating: number): Promise<void> {
  await addMessages(
    context,
    chatId,
    ({ endedAt, ratedAt, lastNumber }) =>
      endedAt !== null && ratedAt === null
        ? [
            {
              key: `rating-${lastNumber}`,
              author: 'visitor',
              kind: 'rating',
              name: null,
              text: String(rating),
            },
          ]
        : [],
    { rated_at: context.clock.now() },
  )
}
