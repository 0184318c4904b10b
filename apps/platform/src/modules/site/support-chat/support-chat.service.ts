// The chat that comes with the platform. Promises: a visitor reads no chat but their own, and changes no other.
import { addSeconds } from '@yanta/config/clock'
import {
  SupportReason,
  type Locale,
  type ProvidedVisitor,
  type SupportChat,
  type SupportMessage,
  type SupportSide,
} from '@yanta/contract'
import { isChatVisitorProven } from '@yanta/contract/chat-visitor-signature'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { deleteGuestPictureCounts } from './guest-pictures.service.ts'
import { deleteOperators } from './operators.repository.ts'
import { presentChat, presentMessage } from './support-chat.present.ts'
import {
  deleteGuestChats,
  findChat,
  insertChat,
  listPresentOperators,
  reopenChat,
  updateChat,
  updateRead,
  type ChatVisitor,
} from './support-chat.repository.ts'
import { readToken, type SupportContext } from './support-context.ts'
import { listMessages, type MessageRange } from './support-messages.repository.ts'
import { addMessages, publishChanges } from './support-messages.service.ts'

const guestSeconds = 30 * 86_400
export interface ChatPage {
  chat: SupportChat
  messages: SupportMessage[]
}

/** @throws Refusal forbidden when the proof is not of these fields */
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
    : ((await reopenGuestChat(context, token, { language, reason })) ??
      (await insertChat(db, now, { userId: null, name: null, isVip: false, language, reason })))
  return { token: tokens.issue(chatId, expiresAt), ...(await readPage(context, chatId)) }
}

function readExpiry({ visitorKey, clock }: SupportContext, visitor: ProvidedVisitor): Date {
  const isProven = isChatVisitorProven(visitorKey, visitor, clock.now().getTime())
  if (!isProven || !/^\d{1,15}$/.test(visitor.fields.id ?? '')) throw new Refusal('forbidden')
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
  told: Pick<ChatVisitor, 'language' | 'reason'>,
): Promise<number | null> {
  const chatId = tokens.read(token, clock.now())
  const chat = chatId === null ? undefined : await findChat(db, chatId)
  if (chat?.userId !== null) return null
  await reopenChat(db, clock.now(), chat.id, told)
  return chat.id
}

/** Deletes guests' chats to which no token leads any more, operators whose link and session have ended, and counts of past days. */
export async function deleteForgotten(db: PlatformDatabase, now: Date): Promise<void> {
  const before = addSeconds(now, -guestSeconds)
  await db.transaction().execute((trx) => deleteGuestChats(trx, before))
  await deleteOperators(db, before)
  await deleteGuestPictureCounts(db, now)
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
    chat: presentChat(chat, { room: tokens.chatRooms(chatId, clock.now())[0], isStaffed }),
    messages: messages.map(presentMessage),
  }
}

/** @throws Refusal not_found */
export async function updateVisitorChat(
  context: SupportContext,
  token: string,
  change:
    | { type: 'typing' }
    | { type: 'read'; number: number }
    | { type: 'email'; email: string }
    | { type: 'end' }
    | { type: 'rate'; rating: number },
): Promise<void> {
  const chatId = readToken(context, token)
  if (change.type === 'email') return updateChat(context.db, chatId, { email: change.email })
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
