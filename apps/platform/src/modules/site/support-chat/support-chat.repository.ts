import { addSeconds } from '@yanta/config/clock'
import { sql } from 'kysely'
import type { Locale, SupportReason, SupportSide } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { selectReachedLevel } from '../../rewards/levels/player-level.sql.ts'

/** An operator whose page has not asked for so long has left. A page in the background asks once a minute. */
const presentSeconds = 130

export interface ChatVisitor {
  userId: number | null
  name: string | null
  isVip: boolean
  language: Locale
  reason: SupportReason | null
}

const chatColumns = [
  'id',
  'user_id as userId',
  'name',
  'is_vip as isVip',
  'language',
  'email',
  'reason',
  'last_number as lastNumber',
  'visitor_read as visitorRead',
  'operator_read as operatorRead',
  'ended_at as endedAt',
  'rated_at as ratedAt',
] as const

export type ChatRecord = NonNullable<Awaited<ReturnType<typeof findChat>>>

export async function insertChat(
  db: PlatformDatabase,
  now: Date,
  { userId, name, isVip, language, reason }: ChatVisitor,
): Promise<number> {
  const told = { name, is_vip: isVip, language, opened_at: now }
  const { id } = await db
    .insertInto('support_chats')
    .values({ user_id: userId, ...told, reason, created_at: now, changed_at: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ ...told, reason: chooseReason(reason) }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function reopenChat(
  db: PlatformDatabase,
  now: Date,
  id: number,
  { language, reason }: Pick<ChatVisitor, 'language' | 'reason'>,
): Promise<void> {
  await db
    .updateTable('support_chats')
    .set({ opened_at: now, language, reason: chooseReason(reason) })
    .where('id', '=', id)
    .execute()
}

/** The reason of a conversation that goes on stays until there is another. */
const chooseReason = (reason: SupportReason | null) =>
  sql<SupportReason | null>`coalesce(${reason}, case when support_chats.ended_at is null then support_chats.reason end)`

export async function findChat(db: PlatformDatabase, id: number) {
  return db.selectFrom('support_chats').select(chatColumns).where('id', '=', id).executeTakeFirst()
}

/** Guests' chats opened for the last time before a moment. */
export async function deleteGuestChats(trx: PlatformDatabase, before: Date): Promise<void> {
  const forgotten = trx
    .selectFrom('support_chats')
    .select('id')
    .where('user_id', 'is', null)
    .where('opened_at', '<', before)
  await trx.deleteFrom('support_messages').where('chat_id', 'in', forgotten).execute()
  await trx.deleteFrom('support_chats').where('id', 'in', forgotten).execute()
}

/** Locks the chat: its messages are numbered one after the other. */
export async function lockChat(trx: PlatformDatabase, id: number) {
  return trx
    .selectFrom('support_chats')
    .select(chatColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateChat(
  trx: PlatformDatabase,
  id: number,
  change: {
    last_number?: number
    email?: string
    ended_at?: Date | null
    rated_at?: Date | null
    changed_at?: Date
  },
): Promise<void> {
  await trx.updateTable('support_chats').set(change).where('id', '=', id).execute()
}

/** Moves the mark of a reader forward; false when it was there already. */
export async function updateRead(
  db: PlatformDatabase,
  id: number,
  by: SupportSide,
  number: number,
): Promise<boolean> {
  const column = by === 'visitor' ? 'visitor_read' : 'operator_read'
  const { numUpdatedRows } = await db
    .updateTable('support_chats')
    .set({ [column]: number })
    .where('id', '=', id)
    .where(column, '<', number)
    .where('last_number', '>=', number)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Operators who are there now. */
export async function listPresentOperators(db: PlatformDatabase, now: Date): Promise<number[]> {
  const present = await db
    .selectFrom('support_operators')
    .select('id')
    .where('last_seen_at', '>', addSeconds(now, -presentSeconds))
    .where('expires_at', '>', now)
    .execute()
  return present.map(({ id }) => id)
}

/** The visitor has written something that nobody has read. */
const waits = sql<boolean>`(c.ended_at is null and m.author = 'visitor' and m.number > c.operator_read)`

/** Those with a message: who waits for an answer before the others, VIP first, then who has waited for longest; the others latest first. */
export async function listOperatorChats(db: PlatformDatabase, since: Date, limit: number) {
  return db
    .selectFrom('support_chats as c')
    .innerJoin('support_messages as m', (join) =>
      join.onRef('m.chat_id', '=', 'c.id').onRef('m.number', '=', 'c.last_number'),
    )
    .select((chats) => [
      'c.id',
      'c.name',
      'c.is_vip as isVip',
      'c.language',
      'c.email',
      'c.reason',
      'c.visitor_read as visitorRead',
      'c.operator_read as operatorRead',
      'c.ended_at as endedAt',
      'm.number',
      'm.key',
      'm.author',
      'm.kind',
      'm.name as authorName',
      'm.text',
      'm.picture',
      'm.picture_width as pictureWidth',
      'm.picture_height as pictureHeight',
      'm.sent_at as sentAt',
      chats
        .selectFrom('support_messages as u')
        .whereRef('u.chat_id', '=', 'c.id')
        .whereRef('u.number', '>', 'c.operator_read')
        .where('u.author', '=', 'visitor')
        .select((unread) => unread.fn.countAll<number>().as('count'))
        .as('unread'),
    ])
    .where('c.changed_at', '>', since)
    .where('c.last_number', '>', 0)
    .orderBy(waits, 'desc')
    .orderBy('c.is_vip', 'desc')
    .orderBy(sql`case when ${waits} then c.changed_at end`)
    .orderBy('c.changed_at', 'desc')
    .limit(limit)
    .execute()
}

export type OperatorChatRecord = Awaited<ReturnType<typeof listOperatorChats>>[number]

export async function selectPlayerCard(db: PlatformDatabase, userId: number) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'nick_name as nickname',
      'currency',
      'created_at as registeredAt',
      selectReachedLevel(userId).as('level'),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}
