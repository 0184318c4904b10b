// Messages of the chat. Promises: a message is stored once, numbered without gaps, and published after its commit.
import { supportChatChanged, type SupportChange, type SupportMessage } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import { findAutomaticAnswer } from './automatic-answer.rules.ts'
import { presentMessage } from './support-chat.present.ts'
import { listPresentOperators, lockChat, updateChat, type ChatRecord } from './support-chat.repository.ts'
import { readToken, type SupportContext } from './support-context.ts'
import {
  findMessage,
  insertMessage,
  listMessages,
  type MessageRecord,
} from './support-messages.repository.ts'

/** Of one chat; a page that sends more has a fault or a bad mind. */
const mostMessages = { max: 20, windowMs: 20_000 }

/** @throws Refusal not_found, too_many_requests */
export async function sendMessage(
  context: SupportContext,
  { token, key, text, email }: { token: string; key: string; text: string; email?: string | undefined },
): Promise<SupportMessage> {
  const chatId = readToken(context, token)
  countMessage(context, chatId)
  return addVisitorMessage(
    context,
    chatId,
    { key, author: 'visitor', kind: 'text', name: null, text },
    email === undefined ? {} : { email },
  )
}

/** Adds what the visitor sends, and in the demo the answer of the house while nobody is there. @throws Refusal not_found */
export async function addVisitorMessage(
  context: SupportContext,
  chatId: number,
  sent: Draft,
  change: { email?: string } = {},
): Promise<SupportMessage> {
  const isAnswered =
    context.isAutomatic && (await listPresentOperators(context.db, context.clock.now())).length === 0
  const earlier = isAnswered ? await listMessages(context.db, chatId, {}) : []
  const said = earlier.findLast(({ author }) => author !== 'visitor')?.text
  const [message] = await addMessages(
    context,
    chatId,
    (chat) => [sent, ...(isAnswered ? answerByItself(context, chat, sent, said) : [])],
    change,
  )
  return message!
}

/** @throws Refusal too_many_requests */
export function countMessage({ rateLimiter, isLimited }: SupportContext, chatId: number): void {
  const wait = isLimited ? rateLimiter.count(`support chat ${chatId}`, mostMessages) : null
  if (wait !== null) throw new Refusal('too_many_requests', { params: { retryAfter: wait } })
}

function answerByItself(
  { answers }: SupportContext,
  { language }: ChatRecord,
  { key, text: question }: Draft,
  said: string | undefined,
): Draft[] {
  const text = findAutomaticAnswer(answers, question, language)
  // Twice in a row it would help nobody.
  return text === null || text === said ? [] : [{ key, author: 'automatic', kind: 'text', name: null, text }]
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
export async function publishChanges(
  { db, clock, realtime, tokens }: SupportContext,
  chatId: number,
  changes: readonly SupportChange[],
): Promise<void> {
  const now = clock.now()
  const operators = await listPresentOperators(db, now)
  const rooms = [...tokens.chatRooms(chatId, now), ...operators.map((id) => tokens.operatorRoom(id))]
  for (const change of changes)
    for (const room of rooms) realtime.publish(room, supportChatChanged, { chatId, change })
}
