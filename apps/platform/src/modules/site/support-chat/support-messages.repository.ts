import { supportPageLength, type SupportMessage } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

const messageColumns = [
  'number',
  'key',
  'author',
  'kind',
  'name',
  'text',
  'picture',
  'picture_width as pictureWidth',
  'picture_height as pictureHeight',
  'sent_at as sentAt',
] as const

export async function findMessage(
  trx: PlatformDatabase,
  chatId: number,
  { author, key }: Pick<SupportMessage, 'author' | 'key'>,
) {
  return trx
    .selectFrom('support_messages')
    .select(messageColumns)
    .where('chat_id', '=', chatId)
    .where('author', '=', author)
    .where('key', '=', key)
    .executeTakeFirst()
}

/** The name of a message's picture; null without one. */
export async function findPicture(
  db: PlatformDatabase,
  chatId: number,
  number: number,
): Promise<string | null> {
  const message = await db
    .selectFrom('support_messages')
    .select('picture')
    .where('chat_id', '=', chatId)
    .where('number', '=', number)
    .executeTakeFirst()
  return message?.picture ?? null
}

/** How many a visitor has sent since a moment. */
export async function countVisitorPictures(
  db: PlatformDatabase,
  chatId: number,
  since: Date,
): Promise<number> {
  const { sent } = await db
    .selectFrom('support_messages')
    .select(({ fn }) => fn.countAll<string>().as('sent'))
    .where('chat_id', '=', chatId)
    .where('kind', '=', 'picture')
    .where('author', '=', 'visitor')
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(sent)
}

/** The numbers of a chat's messages that are pictures. */
export async function listPictureNumbers(db: PlatformDatabase, chatId: number): Promise<number[]> {
  const messages = await db
    .selectFrom('support_messages')
    .select('number')
    .where('chat_id', '=', chatId)
    .where('kind', '=', 'picture')
    .orderBy('number')
    .execute()
  return messages.map(({ number }) => number)
}

/** The names of all. */
export async function listPictures(db: PlatformDatabase): Promise<Set<string | null>> {
  const messages = await db
    .selectFrom('support_messages')
    .select('picture')
    .where('picture', 'is not', null)
    .execute()
  return new Set(messages.map(({ picture }) => picture))
}

export type MessageRecord = NonNullable<Awaited<ReturnType<typeof findMessage>>>

/** Writes the next message of a locked chat. */
export async function insertMessage(
  trx: PlatformDatabase,
  now: Date,
  chatId: number,
  { picture, pictureWidth, pictureHeight, ...message }: Omit<MessageRecord, 'sentAt'>,
): Promise<MessageRecord> {
  await trx
    .insertInto('support_messages')
    .values({
      chat_id: chatId,
      ...message,
      picture,
      picture_width: pictureWidth,
      picture_height: pictureHeight,
      sent_at: now,
    })
    .execute()
  return { ...message, picture, pictureWidth, pictureHeight, sentAt: now }
}

/** Numbers of messages, exclusive. */
export interface MessageRange {
  after?: number | undefined
  before?: number | undefined
}

/** In their order: what follows `after`, what is just before `before`, or the latest. */
export async function listMessages(
  db: PlatformDatabase,
  chatId: number,
  { after, before }: MessageRange,
): Promise<MessageRecord[]> {
  const messages = db
    .selectFrom('support_messages')
    .select(messageColumns)
    .where('chat_id', '=', chatId)
    .$if(before !== undefined, (all) => all.where('number', '<', before!))
    .limit(supportPageLength)
  if (after !== undefined) return messages.where('number', '>', after).orderBy('number').execute()
  return (await messages.orderBy('number', 'desc').execute()).toReversed()
}

/** The chats whose messages contain a text, the latest message first. */
export async function searchMessages(db: PlatformDatabase, text: string, limit: number) {
  return db
    .selectFrom('support_messages')
    .select(['chat_id as chatId', ...messageColumns])
    .where('kind', '=', 'text')
    .where('text', 'ilike', `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`)
    .orderBy('sent_at', 'desc')
    .limit(limit)
    .execute()
}
