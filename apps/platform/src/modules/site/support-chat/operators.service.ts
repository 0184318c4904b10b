// Who answers in the chat. Promises: a link of the desk opens one session, once and for a short time; a session sees chats and the
// cards of their players, and nothing by which an account could be opened.
import { addSeconds } from '@yanta/config/clock'
import type { OpenedChat, OperatorChat, PlayerCard, SupportMessage } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import {
  endOperator,
  findOperator,
  insertLink,
  selectLiveOperators,
  updatePresence,
  spendLink,
  type LiveOperator,
  type Operator,
} from './operators.repository.ts'
import { presentMessage, presentOpenedChat, presentOperatorChat } from './support-chat.present.ts'
import { findChat, listOperatorChats, selectPlayerCard } from './support-chat.repository.ts'
import { applySide } from './support-chat.service.ts'
import type { SupportContext } from './support-context.ts'
import { listMessages, searchMessages, type MessageRange } from './support-messages.repository.ts'
import { addMessages } from './support-messages.service.ts'
import { drawKey, hashKey } from './support-tokens.ts'

const linkSeconds = 10 * 60
const sessionSeconds = 12 * 3600
const listedSeconds = 7 * 86_400
const mostListed = 200

/** The key of a one-time link, valid for ten minutes. */
export async function openLink(db: PlatformDatabase, now: Date, name: string): Promise<string> {
  const key = drawKey()
  await insertLink(db, { name, hash: hashKey(key), expiresAt: addSeconds(now, linkSeconds) })
  return key
}

/** @throws Refusal forbidden */
export async function openSession(
  { db, clock }: Pick<SupportContext, 'db' | 'clock'>,
  key: string,
): Promise<{ token: string; expiresAt: string }> {
  const token = drawKey()
  const now = clock.now()
  const expiresAt = addSeconds(now, sessionSeconds)
  const isOpened = await spendLink(db, now, { linkHash: hashKey(key), tokenHash: hashKey(token), expiresAt })
  if (!isOpened) throw new Refusal('forbidden')
  return { token, expiresAt: expiresAt.toISOString() }
}

/** Sessions that are open, and links that nobody has opened yet, the latest first. */
export function listOperators(db: PlatformDatabase, now: Date): Promise<LiveOperator[]> {
  return selectLiveOperators(db, now)
}

/**
 * Ends a session at once: its calls are refused, and its room is told nothing more. An unopened link opens nothing any more. Undefined:
 * there is none.
 */
export function closeSession(db: PlatformDatabase, now: Date, id: number): Promise<Operator | undefined> {
  return endOperator(db, now, id)
}

/** @throws Refusal unauthorized */
export async function getOperator({ db, clock }: SupportContext, token: unknown): Promise<Operator> {
  const operator = typeof token === 'string' ? await findOperator(db, clock.now(), hashKey(token)) : undefined
  if (!operator) throw new Refusal('unauthorized')
  return operator
}

export async function listChats({ db, clock, tokens, answers }: SupportContext, { id, name }: Operator) {
  const now = clock.now()
  await updatePresence(db, now, id)
  const chats = await listChatsOfDesk(db, now)
  return {
    operator: name,
    room: tokens.operatorRoom(id),
    chats,
    answers: answers.map(({ slug, title, text }) => ({ slug, title, text })),
  }
}

/** Those of the last week, who waits for an answer first, and VIP first among them. */
export async function listChatsOfDesk(db: PlatformDatabase, now: Date): Promise<OperatorChat[]> {
  return (await listOperatorChats(db, addSeconds(now, -listedSeconds), mostListed)).map(presentOperatorChat)
}

/** Messages of any chat with a text in them, the latest first. */
export async function searchChats(db: PlatformDatabase, text: string) {
  return searchMessages(db, text, mostListed)
}

/** @throws Refusal not_found */
export async function readChatOfDesk(db: PlatformDatabase, chatId: number, range: MessageRange = {}) {
  const chat = await findChat(db, chatId)
  if (!chat) throw new Refusal('not_found')
  return { chat, messages: (await listMessages(db, chatId, range)).map(presentMessage) }
}

/** @throws Refusal not_found */
export async function readChatOfOperator(
  { db }: SupportContext,
  chatId: number,
  range: MessageRange,
): Promise<{ chat: OpenedChat; player: PlayerCard | null; messages: SupportMessage[] }> {
  const { chat, messages } = await readChatOfDesk(db, chatId, range)
  const card = chat.userId === null ? null : await selectPlayerCard(db, chat.userId)
  return {
    chat: presentOpenedChat(chat),
    player: card && { ...card, registeredAt: card.registeredAt.toISOString() },
    messages,
  }
}

/** @throws Refusal not_found */
export async function answerChat(
  context: SupportContext,
  { name }: Operator,
  { chatId, key, text }: { chatId: number; key: string; text: string },
): Promise<SupportMessage> {
  const [message] = await addMessages(context, chatId, () => [
    { key, author: 'operator', kind: 'text', name, text },
  ])
  return message!
}

/** @throws Refusal not_found */
export async function updateChatOfOperator(
  context: SupportContext,
  { name }: Operator,
  chatId: number,
  change: Parameters<typeof applySide>[4],
): Promise<void> {
  if (!(await findChat(context.db, chatId))) throw new Refusal('not_found')
  await applySide(context, chatId, 'operator', name, change)
}
